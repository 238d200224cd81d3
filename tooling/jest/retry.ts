/** A test that passes at the second try only is named at the end of the run: it depends on the machine, which is a defect of its own. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** The whole run starts commands and servers beside all tests, which take minutes on a busy machine. */
if (process.env.FORECOURT_TESTS === 'all') jest.setTimeout(240_000);
