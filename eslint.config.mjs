import { builtinRules } from 'eslint/use-at-your-own-risk';
import tailwind from 'eslint-plugin-better-tailwindcss';
import { getDefaultSelectors } from 'eslint-plugin-better-tailwindcss/defaults';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What @eslint/js would say, which is another package for this list alone. */
const recommended = Object.fromEntries(
  [...builtinRules].filter(([, { meta }]) => meta.docs.recommended).map(([name]) => [name, 'error']),
);

/** Who must not import whom, and why. Each folder knows only the ones below it. */
const layers = [
  {
    target: './components/ui',
    from: ['./app', './components/layout', './content'],
    message: 'components/ui knows no words and no pages: let the caller pass them in.',
  },
  {
    target: './components/layout',
    from: './app',
    message: 'components/layout is on every page and knows none of them: pass it in, or move it up to app/.',
  },
  {
    target: './runtime',
    from: ['./app', './components', './content'],
    message: 'runtime/ is in every page before all else and knows none of it: hand it over in the markup.',
  },
  {
    target: './content',
    from: ['./app', './components', './runtime'],
    message: 'content/ is words and numbers. A type that it needs is declared there.',
  },
  {
    target: ['./app', './components', './content', './runtime'],
    from: ['./tools', './e2e'],
    message: 'tools/ and e2e/ are not part of the site: move what the site needs to where it is used.',
  },
  {
    target: './tools',
    from: './e2e',
    message: 'Tools do not depend on the browser tests: what both need belongs in tools/.',
  },
];

export default tseslint.config(
  { ignores: ['out/', '.next/', 'next-env.d.ts'] },
  { rules: recommended },
  tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  { files: ['**/*.mjs', 'hosting/*.js'], ...tseslint.configs.disableTypeChecked },
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js'],
          tsconfig: { configFile: `${import.meta.dirname}/tsconfig.json` },
        }),
      ],
    },
    rules: {
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': ['error', { zones: layers }],
      // What comes from elsewhere first, then by distance, each group by name.
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          alphabetize: { order: 'asc', caseInsensitive: true },
          named: true,
          'newlines-between': 'never',
        },
      ],
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    plugins: { tailwind },
    settings: {
      'better-tailwindcss': {
        entryPoint: 'app/globals.css',
        selectors: [
          ...getDefaultSelectors(),
          { kind: 'attribute', name: '^\\w+ClassName$', match: [{ type: 'strings' }] },
          {
            kind: 'variable',
            name: '^(variants|sizes|sides|underlines|tones|bullets|\\w+Class)$',
            match: [{ type: 'strings' }, { type: 'objectValues' }],
          },
        ],
      },
    },
    rules: {
      'tailwind/no-conflicting-classes': 'error',
      'tailwind/no-unknown-classes': ['error', { ignore: ['needs-script'] }],
    },
  },
  {
    files: ['app/**/*', 'components/**/*', 'content/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['zod', '**/schema/*'],
              allowTypeImports: true,
              message:
                'Schemas are for the content check: import the type, so that zod stays out of the browser.',
            },
          ],
        },
      ],
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
);
