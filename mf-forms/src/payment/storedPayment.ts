import type { PendingRequest } from '@forecourt/shared-forms';

/** What is stored of a payment without outcome: its token, sent again, is the same payment. */
export const paymentFrom = (token: unknown): PendingRequest<null> | null => (typeof token === 'string' ? { key: token, body: null } : null);

export const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
