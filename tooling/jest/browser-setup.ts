import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';
import './console-errors';

Object.assign(globalThis, { TextEncoder, TextDecoder });

// Longer than the default, for a machine under load.
configure({ asyncUtilTimeout: 10_000 });
if (process.env.FORECOURT_TESTS !== 'all') jest.setTimeout(30_000);
