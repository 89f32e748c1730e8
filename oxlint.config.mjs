import { readdirSync, readFileSync } from 'node:fs';

/** An import of a folder by its alias or from beside it. */
const no = (folders, message) => ({ regex: `^(@|@/components|.*\\.\\.)/(${folders})(/|$)`, message });

const noSchema = {
  group: ['zod', '**/schema/*'],
  allowTypeImports: true,
  message: 'Schemas are for the content check: import the type, so that zod stays out of the browser.',
};
const noWorkshop = no(
  'tools|e2e|editor',
  'tools/, e2e/ and editor/ are not part of the site: move what the site needs to where it is used.',
);

/** Who must not import whom, and why. Each folder knows only the ones below it; the last line for a file counts. */
const layers = {
  'app/**': [noSchema, noWorkshop],
  'components/*': [noSchema, noWorkshop],
  'components/layout/**': [
    noSchema,
    noWorkshop,
    no(
      'app',
      'components/layout is on every page and knows none of them: pass it in, or move it up to app/.',
    ),
  ],
  'components/ui/**': [
    noSchema,
    noWorkshop,
    no('app|layout|content', 'components/ui knows no words and no pages: let the caller pass them in.'),
  ],
  'runtime/**': [
    noWorkshop,
    no(
      'app|components|content',
      'runtime/ is in every page before all else and knows none of it: hand it over in the markup.',
    ),
  ],
  'content/**': [
    noWorkshop,
    no('app|components|runtime', 'content/ is words and numbers. A type that it needs is declared there.'),
  ],
  'editor/**': [
    no(
      'app|e2e',
      'The editor shows the site and is no part of it: it reads content, and asks the page itself.',
    ),
  ],
  'tools/**': [
    no('e2e|editor', 'Tools do not depend on the browser tests: what both need belongs in tools/.'),
  ],
};

/** Where Tailwind's classes stand beside `className` and `clsx()`. */
const classes = [
  { kind: 'attribute', name: '^(className|\\w+ClassName)$', match: [{ type: 'strings' }] },
  { kind: 'callee', name: '^clsx$', match: [{ type: 'strings' }, { type: 'objectKeys' }] },
  {
    kind: 'variable',
    name: '^(variants|sizes|sides|underlines|tones|bullets|\\w+Class)$',
    match: [{ type: 'strings' }, { type: 'objectValues' }],
  },
];

const all = (severity, plugin, names) => Object.fromEntries(names.map((name) => [plugin + name, severity]));

/** The classes of the sheets that stand beside a component, and those that only paper names. */
const ownClasses = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.css'))
  .flatMap((sheet) => [...readFileSync(sheet, 'utf8').matchAll(/^ *\.([\w-]+)/gm)].map(([, name]) => name));

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import'],
  jsPlugins: ['eslint-plugin-better-tailwindcss'],
  // The compiler's errors are among what is printed: the types are read once for both.
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['out', '.next', 'next-env.d.ts'],
  env: { builtin: true, browser: true, node: true },
  categories: { correctness: 'error' },
  rules: {
    ...all('error', '', [
      'no-array-constructor',
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-unexpected-multiline',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
    ]),
    'no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
    ...all('error', 'typescript/', [
      'ban-ts-comment',
      'consistent-type-imports',
      'no-empty-object-type',
      'no-explicit-any',
      'no-misused-promises',
      'no-namespace',
      'no-require-imports',
      'no-unnecessary-type-assertion',
      'no-unnecessary-type-constraint',
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-enum-comparison',
      'no-unsafe-function-type',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'only-throw-error',
      'prefer-promise-reject-errors',
      'require-await',
      'restrict-plus-operands',
    ]),
    // Text is taken apart by code points on purpose, and a `dataset` has no prototype to lose.
    'typescript/no-misused-spread': 'off',
    // `output` and `fieldset` have the roles that are used here, and styles and behaviour that are not wanted.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/namespace': ['error', { allowComputed: true }],
    ...all('error', 'react/', ['rules-of-hooks', 'unsupported-syntax']),
    ...all('error', 'jsx-a11y/', [
      'interactive-supports-focus',
      'no-interactive-element-to-noninteractive-role',
      'no-noninteractive-element-interactions',
      'no-noninteractive-element-to-interactive-role',
      'no-static-element-interactions',
    ]),
    'import/no-duplicates': 'error',
  },
  overrides: [
    ...Object.entries(layers).map(([files, patterns]) => ({
      files: [files],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    })),
    // Not TypeScript: nothing is known of its types.
    {
      files: ['**/*.mjs'],
      rules: all('off', 'typescript/', [
        'no-unsafe-argument',
        'no-unsafe-assignment',
        'no-unsafe-call',
        'no-unsafe-member-access',
        'no-unsafe-return',
      ]),
    },
    {
      files: ['app/**/*.tsx', 'components/**/*.tsx'],
      rules: {
        'better-tailwindcss/no-conflicting-classes': 'error',
        'better-tailwindcss/no-unknown-classes': ['error', { ignore: ownClasses }],
      },
    },
  ],
  settings: { 'better-tailwindcss': { entryPoint: 'app/globals.css', selectors: classes } },
};
