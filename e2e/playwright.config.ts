import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ROOT } from './harness/workspace';

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run these tests with "npm test" or "npm run e2e".');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Suites that measure how long the platform takes; they run one by one when the others have ended. */
const MEASURED = ['**/release.spec.ts', '**/faults.spec.ts'];

/** Journeys in a real browser against real servers. Traces of failed tests: `npx playwright show-trace`. */
export default defineConfig({
  testDir: 'tests',
  outputDir: path.join(ROOT, '.forecourt/e2e/results'),
  workers: 2,
  // Work of two suites and their sites shares the machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'suites', testIgnore: MEASURED },
    { name: 'measured', testMatch: MEASURED, dependencies: ['suites'], workers: 1 },
  ],
  use: {
    launchOptions: { executablePath, args: FLAGS },
    viewport: { width: 1280, height: 900 },
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
});
