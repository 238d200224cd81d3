import { describeRemote } from '@forecourt/shared-contracts/contract-kit';
import remote from './remote';
import { searchExamples } from './testing/examples';

describeRemote(remote, searchExamples());
