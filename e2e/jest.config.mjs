import base from '../jest.config.mjs';

const [, node] = base.projects;

/** Journeys in a real browser against real servers; one file at a time, because each starts its own site. */
export default {
  ...node,
  displayName: 'e2e',
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/tests/**/*.e2e.ts'],
  maxWorkers: 1,
  testTimeout: 120_000,
  forceExit: true,
};
