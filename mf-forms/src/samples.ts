import type { RemoteSamples } from '@forecourt/shared-contracts';

/** Samples of this remote's pages and slots. */
export const samples: RemoteSamples = {
  slots: { 'enquiry-form': ({ cars }) => [...cars.map((car) => ({ car })), { category: 'General Enquiry' }] },
};
