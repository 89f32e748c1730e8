/** What content/ began with, and the examples of the guide and the messages; each with what to write in its place. */
export const EXAMPLES: readonly [value: RegExp, todo: string][] = [
  [/AP Growth/i, 'Write the name of your agency.'],
  [/\b(91)?(0{5} ?0{5}|98480 ?12345)\b|\b863 222 3344\b/, 'Write your own number, in this form.'],
  [/\S+[@/]\S*\b(example|test|invalid|your-(domain|name))\b\S*|Example Road/, 'Write your own address.'],
  [/^https:\/\/www\.\w+\.com\/$/, 'Copy the address of your page there, or remove this entry.'],
];

export const isExample = (text: string) => EXAMPLES.some(([value]) => value.test(text));
