import type { PageMeta } from '@forecourt/shared-contracts';
import { OnlinePaymentPage } from '../payment/OnlinePaymentPage';

export const meta = (): PageMeta => ({ title: 'Online payment', robots: 'noindex' });

/** Pays an invoice; who has signed in sees it. */
export function Component() {
  return <OnlinePaymentPage />;
}
