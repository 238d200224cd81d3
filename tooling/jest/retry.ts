/** A test that passes at the second try only is named at the end of the run: it depends on the machine, which is a defect of its own. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
