import { CONTRACT_VERSION, defineRemote } from '../platform/remote';
import { describeRemote } from './describeRemote';

const Component = () => null;
const page = async () => ({ Component });

describeRemote(
  defineRemote({
    name: 'mf-finance',
    contract: CONTRACT_VERSION,
    pages: { 'finance.application': page, 'finance.information': page },
    slots: { 'finance-summary': page },
  }),
);
