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

/** Suites that store, release or configure something; they run when the others have ended. */
const WRITING = [
  'outside-services',
  'analytics',
  'compositions',
  'faults',
  'fifth-tenant',
  'faults-isolation',
  'forms',
  'forms-accessibility',
  'forms-faults',
  'forms-keyboard',
  'hosted-search',
  'html-cache',
  'journey',
  'older-browser',
  'only-what-changed',
  'list-images',
  'operation',
  'payment-and-spin',
  'purchase',
  'release',
  'shell-release',
  'shell-versions',
  'sign-in',
  'tenant-documents',
  'reserve',
  'trade-in',
  'versions',
  'webkit',
].map((suite) => `**/${suite}.spec.ts`);

/** Journeys that run in Firefox too, where it is installed. */
const FIREFOX = ['journey', 'search-journey', 'reserve', 'trade-in'].map((suite) => `**/${suite}.spec.ts`);

const firefox = {
  name: 'firefox',
  testMatch: FIREFOX,
  // Where its contexts have scripts off, stylesheets have them on; a request has no body before it is sent; and a script whose load the next
  // address ends is an error.
  grepInvert: /without script|before its results arrive|opens offers, models/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.join(ROOT, 'e2e/harness/firefox.mjs'),
      // 1: reduced; the tests that state it do so for Chromium only.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
} as const;

/**
 * Journeys in a real browser against real servers; those tagged @gate belong to `npm test`. Traces of failed tests: `npx playwright
 * show-trace`.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: path.join(ROOT, '.forecourt/e2e/results'),
  // Work of two suites and their sites may share the machine with others.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 1,
  reporter: [['list'], ['./harness/outcomesReporter.ts']],
  projects: [
    { name: 'read', testIgnore: WRITING },
    { name: 'write', testMatch: WRITING, testIgnore: process.env.WEBKIT_DRIVER_PATH ? [] : '**/webkit.spec.ts' },
    ...(process.env.FORECOURT_TESTS === 'all' && process.env.FIREFOX_PATH ? [firefox] : []),
  ],
  use: {
    launchOptions: { executablePath, args: FLAGS },
    viewport: { width: 1280, height: 900 },
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
});
