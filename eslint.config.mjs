import eslint from '@eslint/js';
import next from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Every rule at error: what a configuration only warns of is an error here. */
const strict = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, setting]) => {
      const [level, ...options] = [setting].flat();
      return [name, level === 'off' || level === 0 ? 'off' : ['error', ...options]];
    }),
  );

export default tseslint.config(
  { ignores: ['out/', '.next/', 'next-env.d.ts'] },
  eslint.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  { files: ['**/*.mjs', 'hosting/*.js'], ...tseslint.configs.disableTypeChecked },
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: { '@next/next': next },
    rules: strict({ ...next.configs.recommended.rules, ...next.configs['core-web-vitals'].rules }),
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
);
