import type { PageMeta } from '@forecourt/shared-contracts';
import { SpinPage } from '../spin/SpinPage';

export const meta = (): PageMeta => ({ title: 'Spin to win', robots: 'noindex' });

/** The wheel; who has signed in sees it. */
export function Component() {
  return <SpinPage />;
}
