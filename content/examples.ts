/**
 * The examples in a text, and what to write in the place of each. They come from the first content, the guide and the messages.
 * Whoever adds `accept` to content/accepted.json says that it is no example.
 */
export function examplesIn(text: string) {
  const examples: [value: RegExp, todo: string, accept?: string][] = [
    [/AP Growth/i, 'Write the name of your agency.', 'Our own name: AP Growth'],
    [/\b(91)?[09]0{4} ?0{5}\b|\b863 000 0000\b/, 'Write your own number, in this form.'],
    [/\S+[@/]\S*\b(example|test|invalid|your-(domain|name))\b\S*|Example Road/, 'Write your own address.'],
    [/^https:\/\/www\.\w+\.com\/$/, 'Copy the address of your page there, or remove this entry.'],
  ];
  return examples.flatMap(([value, todo, accept]) => {
    const [example] = value.exec(text) ?? [];
    return example ? [{ example, todo, accept }] : [];
  });
}
