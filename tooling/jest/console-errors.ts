let firstError: unknown[] | undefined;

beforeEach(() => {
  firstError = undefined;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    firstError ??= words;
  });
});

/** An unexpected console.error fails the test that caused it; a test that expects one mocks it itself. */
afterEach(() => {
  const unexpected = firstError;
  jest.restoreAllMocks();
  if (unexpected) throw new Error(`Unexpected console.error: ${unexpected.map(String).join(' ')}`);
});
