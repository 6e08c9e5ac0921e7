/** The lint configuration without the import boundaries, which boundaries/lint.ts adds. */
export interface LintOverride {
  files: string[];
  excludeFiles?: string[];
  rules: Record<string, unknown>;
}

/** Tables of fixed data are longer than code; a wrapper such as `describe` is one function as long as its file. */
const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', 'e2e/**', '**/testing/**'];
const maximumLines = (max: number): unknown => ['error', { max, skipBlankLines: true, skipComments: true }];

export const base = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true },
  ignorePatterns: [
    '**/dist/**',
    'data/**',
    'data.*/**',
    '.cache/**',
    'apps/server/migrations/**',
    'test-results/**',
  ],
};

export const rules: Record<string, unknown> = {
  'eslint/max-lines': maximumLines(400),
  'eslint/max-lines-per-function': maximumLines(80),
  'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
  'eslint/no-console': 'error',
  'eslint/no-var': 'error',
  'eslint/prefer-const': 'error',
  'eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  'import/no-cycle': 'error',
  'import/no-default-export': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
  'react/button-has-type': 'error',
  'react/no-danger': 'error',
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  'vitest/no-disabled-tests': 'error',
  'vitest/no-focused-tests': 'error',
  'vitest/warn-todo': 'error',
  'vitest/valid-expect': ['error', { maxArgs: 2 }],
  'vitest/valid-title': ['error', { ignoreTypeOfTestName: true }],
  'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],

  // Switched off: the code has no enums (erasableSyntaxOnly), and looking for them is a quarter of lint's time.
  'typescript/no-unsafe-enum-assignment': 'off',
  'typescript/no-unsafe-enum-comparison': 'off',

  // Switched off: TypeScript's own checks are stricter, or the rule is a matter of taste.
  'eslint/no-control-regex': 'off',
  'eslint/no-shadow': 'off',
  'eslint/no-underscore-dangle': 'off',
  'import/no-named-as-default-member': 'off',
  'import/no-unassigned-import': 'off',
  'promise/always-return': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
  'react/exhaustive-effect-dependencies': 'off',
  'react/react-in-jsx-scope': 'off',
  'react/set-state-in-effect': 'off',
  'typescript/consistent-return': 'off',
  'typescript/no-base-to-string': 'off',
  'typescript/no-generated-empty-object-type': 'off',
  'typescript/no-redundant-type-constituents': 'off',
  'typescript/no-unnecessary-type-parameters': 'off',
  'typescript/no-unsafe-type-assertion': 'off',
  'typescript/unbound-method': 'off',
  'unicorn/consistent-function-scoping': 'off',
  'unicorn/no-array-sort': 'off',
  'unicorn/require-post-message-target-origin': 'off',
  'vitest/expect-expect': 'off',
  'vitest/no-conditional-expect': 'off',
  'vitest/no-standalone-expect': 'off',
  'vitest/require-mock-type-parameters': 'off',
};

export const overrides: LintOverride[] = [
  {
    files: testFiles,
    rules: { 'eslint/max-lines-per-function': 'off' },
  },
  {
    // Their output is for the person at the terminal; the rest of the server writes to the log.
    files: [
      'tooling/**',
      'bench/**',
      'seed/**',
      'e2e/**',
      'apps/server/src/cli/**',
      'apps/server/src/main.ts',
      'apps/server/src/**/testing/**',
    ],
    rules: { 'eslint/no-console': 'off' },
  },
  {
    // A browser has no other log.
    files: ['apps/web/src/**'],
    rules: { 'eslint/no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    // Playwright's fixtures take an empty pattern and a function named `use`, which is not a hook.
    files: ['e2e/**'],
    rules: { 'eslint/no-empty-pattern': 'off', 'react/rules-of-hooks': 'off' },
  },
  {
    files: ['e2e/global-setup.ts', '**/*.config.ts', '**/*.config.mjs', '**/*.d.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
];
