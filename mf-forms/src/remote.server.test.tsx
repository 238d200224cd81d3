/** @jest-environment node */
import { describeRemote } from '@forecourt/shared-contracts/contract-kit';
import remote from './remote';
import { formsExamples } from './testing/examples';

describeRemote(remote, formsExamples);
