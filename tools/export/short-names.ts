import { createRequire } from 'node:module';
import { parse, type Token, tokTypes } from 'acorn';
import postcss from 'postcss';
import type renameClasses from 'postcss-rename';
import type renameVariables from 'postcss-rename/variable';
import { elements, escapeAttribute } from './elements.ts';

// It cannot be imported, only required.
const load = createRequire(import.meta.url);
const classes = load('postcss-rename') as typeof renameClasses;
const variables = load('postcss-rename/variable') as typeof renameVariables;

/** One word, such as `flex`. */
const WORD = /^[a-z]{3,}$/;

/** A string in the framework's data, whose quotes are escaped where a page holds the data. */
const STRING_IN_DATA = /(?<=[:,[]\\?")[^"\\]+(?=\\?"[,}\]])/g;

/**
 * Gives the classes and variables of a style sheet the shortest names, which are an eighth of a compressed
 * page, and changes them wherever they are said: in the pages, in the framework's data and in the scripts.
 * A class that may be another thing in a script keeps its name: one word, or a word of CSS, such as `inline-flex`.
 */
export function shortNames(sheet: string) {
  const root = postcss.parse(sheet);
  const wordsOfCss = new Set<string>();
  root.walkDecls(({ prop, value }) => void wordsOfCss.add(prop).add(value));
  let names: Record<string, string> = {};
  const plugins = [
    classes({
      strategy: 'minimal',
      except: [WORD, ...wordsOfCss],
      outputMapCallback: (map) => (names = map),
    }),
    variables({ strategy: 'minimal' }),
  ];
  const { css } = postcss(plugins).process(root, { from: undefined });

  const isNamed = (part: string) => Object.hasOwn(names, part);
  const isClass = (part: string) => isNamed(part) || WORD.test(part) || wordsOfCss.has(part);
  const isList = (text: string) => text.split(' ').every((part) => !part || isClass(part));
  const shorten = (list: string) => list.replace(/[^ ]+/g, (part) => (isNamed(part) ? names[part]! : part));

  return {
    sheet: css,
    map: names,

    /** For a page as the framework wrote it, its data among it, all but the style sheet. */
    inPage(html: string): string {
      const lists = elements(html).filter(({ classRange }) => classRange);
      const renamed = lists.reduceRight((rest, { attributes, classRange: [start, end] = [0, 0] }) => {
        const attribute = `class="${escapeAttribute(shorten(attributes.class!))}"`;
        return rest.slice(0, start) + attribute + rest.slice(end);
      }, html);
      return this.inData(renamed);
    },

    /** For what the router fetches. */
    inData: (data: string) => data.replace(STRING_IN_DATA, (text) => (isList(text) ? shorten(text) : text)),

    /** For a script. Throws if a text in it has a class beside what is none: nobody could tell what it is. */
    inScript(code: string): string {
      const strings: Token[] = [];
      parse(code, {
        ecmaVersion: 'latest',
        onToken: (token) => {
          if (token.type === tokTypes.string || token.type === tokTypes.template) strings.push(token);
        },
      });
      return strings.reduceRight((rest, { type, start, end }) => {
        const quote = type === tokTypes.string ? 1 : 0;
        const text = code.slice(start + quote, end - quote);
        if (!text.split(' ').some(isNamed)) return rest;
        if (!isList(text))
          throw new Error(`"${text.slice(0, 200)}" in a script has classes and words. Keep them apart.`);
        return rest.slice(0, start + quote) + shorten(text) + rest.slice(end - quote);
      }, code);
    },
  };
}
