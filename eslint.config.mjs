import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const nodeCode = ['backend/**', 'libs/**', 'prisma/**', 'tools/**'];

export default ts.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/dist-*',
      '.nx',
      '.data',
      '**/generated',
      'backend/test/architecture/planted',
      '**/*.d.ts',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          checkDynamicDependenciesExceptions: ['.*'],
          allow: ['^.*/eslint.*$'],
          depConstraints: [
            { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
            { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
            { sourceTag: 'scope:frontend', onlyDependOnLibsWithTags: ['scope:shared', 'scope:frontend'] },
            { sourceTag: 'scope:backend', onlyDependOnLibsWithTags: ['scope:shared', 'scope:backend'] },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/require-await': 'off',
      // Half of this product's work is refusing control characters.
      'no-control-regex': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: nodeCode, languageOptions: { globals: globals.node } },
  // What starts, seeds, tests and measures the product stands above its projects.
  {
    files: ['tools/**', 'prisma/**', 'backend/{test,bench}/**', 'frontend/{e2e,bench}/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Decisions take state and time as arguments (the module boundaries forbid their imports, this their globals).
    files: ['**/*.rules.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'fetch'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes in as an argument.' },
      ],
    },
  },
  {
    files: ['backend/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/cqrs',
              importNames: ['EventBus'],
              message: 'Between modules facts go through the outbox.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    languageOptions: { globals: globals.browser },
    // The other rules of the plugin belong to the React Compiler, which this build does not use.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Node runs these by removing the types, which it cannot do with parameter properties.
    files: ['tools/**/*.ts'],
    rules: { '@typescript-eslint/parameter-properties': ['error', { prefer: 'class-property' }] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...ts.configs.disableTypeChecked,
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: false, project: false, program: null },
    },
  },
  prettier,
);
