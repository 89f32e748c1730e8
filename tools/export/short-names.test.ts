/** @jest-environment node */
import { shortNames } from './short-names.ts';

const names = shortNames(
  '.mt-2{margin-top:var(--gap-wide)}.hover\\:mt-4:hover{--gap-wide:1px}.flex{display:flex}' +
    '.inline-flex{display:inline-flex}',
);

test('shortens classes and variables, but no class that is a word', () => {
  expect(names.sheet).toBe(
    '.a{margin-top:var(--a)}.b:hover{--a:1px}.flex{display:flex}.inline-flex{display:inline-flex}',
  );
});

test('says the same in the page and in its data, and leaves the texts', () => {
  expect(
    names.inPage(
      '<p class="mt-2 unknown-class hover:mt-4">Call mt-2</p>' +
        '<script>push([1,"[\\"p\\",{\\"className\\":\\"flex mt-2\\",\\"children\\":\\"Call mt-2\\"}]"])</script>',
    ),
  ).toBe(
    '<p class="a unknown-class b">Call mt-2</p>' +
      '<script>push([1,"[\\"p\\",{\\"className\\":\\"flex a\\",\\"children\\":\\"Call mt-2\\"}]"])</script>',
  );
  expect(names.inData('{"className":"hover:mt-4","alt":"flex"}')).toBe('{"className":"b","alt":"flex"}');
});

test('keeps what a class has in it readable as HTML', () => {
  expect(names.inPage('<p class="[&amp;>b]:mt-2 mt-2"></p>')).toBe('<p class="[&amp;>b]:mt-2 a"></p>');
});

test('says the same in scripts, in templates too, and not in expressions', () => {
  expect(names.inScript('f("mt-2 inline-flex",`${x} hover:mt-4`,/"mt-2"/,"flex",y)')).toBe(
    'f("a inline-flex",`${x} b`,/"mt-2"/,"flex",y)',
  );
});

test('refuses a text in a script that is a class and a word at once', () => {
  expect(() => names.inScript('f("mt-2 Hello")')).toThrow(/"mt-2 Hello"/);
});
