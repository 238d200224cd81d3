import { fileURLToPath } from 'node:url';

/**
 * Components run in jsdom (*.test.tsx); rules of browser code (*.test.ts) and servers run in Node, which starts faster. A test
 * in a .ts file that needs a DOM has the comment `@jest-environment jsdom`.
 */
const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that ship ES modules only. */
const esModules = [
  'typebox',
  'pixelmatch',
  '@fastify/type-provider-typebox',
  'cookie',
  'csv-parse',
  'algoliasearch',
  '@algolia',
  'instantsearch[^/]*',
  'react-instantsearch[^/]*',
  'fastify-plugin',
  'leven',
  'marked',
  'p-limit',
  'yocto-queue',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'content-disposition',
  'yet-another-react-lightbox',
];

const shared = {
  setupFiles: ['<rootDir>/tooling/jest/deployment-setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/tooling/jest/retry.ts'],
  transform,
  // Where the contract kit finds the tenant documents that every remote is tried with.
  globals: { forecourtTenants: fileURLToPath(new URL('shell/tenants', import.meta.url)) },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/tooling/jest/fast-check.cjs',
    '\\.module\\.css$': '<rootDir>/tooling/jest/css-module.cjs',
    '\\.css$': '<rootDir>/tooling/jest/empty.cjs',
  },
  // `npm test -- --all` alone runs *.all.test.ts.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/.forecourt/',
    ...(process.env.FORECOURT_TESTS === 'all' ? [] : ['\\.all\\.test\\.']),
  ],
  // Copies of packages, and packages of fixtures, have names that a team's own package may have.
  modulePathIgnorePatterns: ['/.forecourt/', '/dist/', '/e2e/remotes/'],
};

/** jsdom would choose the browser builds of packages, which are ES modules. */
const testEnvironmentOptions = { customExportConditions: ['node', 'require', 'default'] };

const inBrowser = ['mf-*', 'shared-ui', 'shared-forms', 'shell/src/app', 'shell/src/browser', 'shell/src/standalone/harness'];
const onNode = [
  'shared-contracts',
  'server-kit',
  'search-engine',
  'car-imagery',
  'tooling',
  'shell/src/server',
  'shell/src/registry',
  'shell/src/renderer',
  'shell/src/standalone/back-end',
];

export default {
  reporters: ['default', '<rootDir>/tooling/jest/outcomes-reporter.cjs'],
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testEnvironmentOptions,
      setupFilesAfterEnv: ['<rootDir>/tooling/jest/retry.ts', '<rootDir>/tooling/jest/browser-setup.ts'],
      testMatch: inBrowser.map((folder) => `<rootDir>/${folder}/**/*.test.tsx`),
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: onNode.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    },
    {
      ...shared,
      displayName: 'back end',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/platform-api/testing/sharedPostgres.ts',
      globalTeardown: '<rootDir>/platform-api/testing/stopSharedPostgres.ts',
      testMatch: ['<rootDir>/platform-api/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'browser rules',
      testEnvironment: 'node',
      testEnvironmentOptions,
      setupFilesAfterEnv: ['<rootDir>/tooling/jest/retry.ts', '<rootDir>/tooling/jest/console-errors.ts'],
      testMatch: inBrowser.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
    },
  ],
};
