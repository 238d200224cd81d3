import type { RemoteSamples } from '@forecourt/shared-contracts';

/** Samples of this remote's page and slot. */
export const samples: RemoteSamples = {
  pages: { quote: ({ cars, to }) => cars.map(({ slug }) => to('insurance.quote', { slug })) },
  slots: { 'insurance-offer': ({ cars }) => cars.map((car) => ({ car, plan: 'Comprehensive' })) },
};
