const classesIn = (sheet: string) => new Set(sheet.match(/\.[a-z_][\w-]*/gi));

/**
 * The pages whose style sheets differ from those of most pages, one sentence each. Empty is good. After a click
 * on a link the policy of the page one came from still applies, and it refuses a style sheet that it lacks.
 * `sheets` holds the style sheets of each page by its file.
 */
export function unsharedStylesheets(sheets: ReadonlyMap<string, readonly string[]>): string[] {
  const groups = Map.groupBy(sheets.keys(), (file) => sheets.get(file)!.join('\n'));
  const [common, ...others] = [...groups].sort(([, files], [, more]) => more.length - files.length);
  const known = classesIn(common?.[0] ?? '');
  return others.map(([text, files]) => {
    const own = [...classesIn(text)].filter((name) => !known.has(name));
    return (
      `${files.join(', ')}: other pages lack the style sheet with ${own.join(', ') || 'these rules'}, so after a click on a ` +
      "link it would be missing here. Use Tailwind's classes instead of the .css file that this page imports, or import it in app/layout.tsx."
    );
  });
}
