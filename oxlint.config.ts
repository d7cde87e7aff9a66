import { defineConfig } from 'oxlint';
import { levelRules } from './scripts/check/level-rules.ts';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  env: {
    node: true,
    browser: true,
    es2024: true,
  },
  ignorePatterns: ['dist', '.data', 'coverage'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': [
      'error',
      {
        disallowTypeAnnotations: false,
      },
    ],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    eqeqeq: [
      'error',
      'always',
      {
        null: 'ignore',
      },
    ],
    'import/no-cycle': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'no-warning-comments': [
      'error',
      {
        terms: ['todo', 'fixme', 'hack'],
      },
    ],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'promise/always-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'eslint/no-underscore-dangle': 'off',
    'unicorn/no-thenable': 'off',
    'react/incompatible-library': 'off',
    'unicorn/no-new-array': 'off',
    'promise/no-promise-in-callback': 'off',
    'react/set-state-in-effect': 'off',
    'react/refs': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/restrict-template-expressions': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'react/purity': 'off',
    'react/static-components': 'off',
  },
  overrides: [
    ...levelRules,
    {
      // Waiting for what a person must see is the assertion there: it fails when it does not come.
      files: ['e2e/**'],
      rules: { 'vitest/expect-expect': 'off' },
    },
    {
      files: ['functions/**', 'scripts/**', 'bench/**', 'e2e/**', 'emulator-data/**'],
      rules: {
        'react/rules-of-hooks': 'off',
        'react-hooks/rules-of-hooks': 'off',
      },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    {
      // A test builds its council from the inside before it comes through the front door.
      files: ['**/*.{test,itest}.{ts,tsx}', '**/testing/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
  ],
});
