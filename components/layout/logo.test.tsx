import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { render } from '@testing-library/react';

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'logo-'));
  mkdirSync(path.join(folder, 'content'));
  process.chdir(folder);
  jest.resetModules();
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

async function show(drawing: string) {
  writeFileSync('content/logo.svg', drawing);
  const { Logo } = await import('./logo');
  return render(<Logo className="size-9" />).container;
}

const circle = '<circle r="4"/></svg>\n';

test('a plain drawing is a part of the page', async () => {
  const page = await show(`<svg viewBox="0 0 8 8">${circle}`);
  expect(page.querySelector('svg circle')).not.toBeNull();
  expect(page.querySelector('img')).toBeNull();
});

test.each([
  ['an id', `<svg viewBox="0 0 8 8"><g id="a"/>${circle}`],
  ['a style sheet', `<svg viewBox="0 0 8 8"><style>g { fill: red }</style>${circle}`],
  ['a style', `<svg viewBox="0 0 8 8" style="color: red">${circle}`],
  ['a handler', `<svg viewBox="0 0 8 8" onload="go()">${circle}`],
  ['a reference', `<svg viewBox="0 0 8 8"><use xlink:href="#a"/>${circle}`],
  ['a prologue', `<?xml version="1.0"?><svg viewBox="0 0 8 8">${circle}`],
])('a drawing with %s, which would be the whole page’s, is an image', async (_, drawing) => {
  const page = await show(drawing);
  expect(page.querySelector('svg')).toBeNull();
  const address = page.querySelector('img')!.src;
  expect(decodeURIComponent(address)).toBe(`data:image/svg+xml,${drawing.trim().replace(/\s+/g, ' ')}`);
});
