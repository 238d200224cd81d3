import type { RemoteSamples } from '@forecourt/shared-contracts';

/** Samples of this remote's slots. */
export const samples: RemoteSamples = { slots: { header: () => [{}], footer: () => [{}], chat: () => [{ subject: 'sales' }] } };
