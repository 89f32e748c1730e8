/** What keys ask for, also with Caps Lock. Everything is saved without them. */
export function shortcutOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return;
  const letter = key.toLowerCase();
  if (letter === 's') return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (letter === 'y') return 'redo';
}
