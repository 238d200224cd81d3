import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextEncoder, TextDecoder });

// A busy machine is no failure: what a test waits for comes at once on an idle one.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

let complaint: unknown[] | undefined;

beforeEach(() => {
  complaint = undefined;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaint ??= words;
  });
});

/** An unexpected console.error fails the test that caused it; a test that expects one mocks it itself. */
afterEach(() => {
  const unexpected = complaint;
  jest.restoreAllMocks();
  if (unexpected) throw new Error(`Unexpected console.error: ${unexpected.map(String).join(' ')}`);
});
