import jestConfig from '../jest.config.mjs';

const [, { transform }] = jestConfig.projects;

/** Mutation tests of the business rules and validators; `npm run mutation` here. Everything it writes goes to .forecourt. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: [
    'src/rules/**/*.ts',
    'src/validators/**/*.ts',
    '!src/**/*.test.ts',
    // A list of names without a rule in it.
    '!src/rules/makes.ts',
  ],
  jest: {
    projectType: 'custom',
    config: {
      transform,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/{rules,validators}/**/*.test.ts'],
    },
  },
  coverageAnalysis: 'perTest',
  // A mutant is tried again only when its code or its tests have changed; --force tries all.
  incremental: true,
  incrementalFile: '.forecourt/mutation/incremental.json',
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.forecourt/mutation/report.json' },
  htmlReporter: { fileName: '.forecourt/mutation/report.html' },
  tempDirName: '.forecourt/mutation/sandbox',
  thresholds: { high: 95, low: 90, break: 85 },
};
