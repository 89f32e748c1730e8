/** The content with `{promise}` and the like in its texts replaced by what `words` says. */
export const replaceWords = <Part>(part: Part, words: Record<string, string>): Part =>
  JSON.parse(JSON.stringify(part), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all)
      : value,
  ) as Part;
