import { describeRemote } from '@forecourt/shared-contracts/contract-kit';
import remote from './remote';
import { examples } from './testing/examples';

describeRemote(remote, examples);
