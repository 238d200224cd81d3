import { inRoot } from './workspace';

export const JEST = inRoot('node_modules/jest/bin/jest.js');

/** The embedded database is an ES module that imports others when it opens; Jest lets it only with this flag. */
export const JEST_ENVIRONMENT = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning' };

/** A test that hangs fails, a slow machine does not fail it: speed is measured by `npm run bench`. */
export const JEST_TIMEOUT = '--testTimeout=30000';
