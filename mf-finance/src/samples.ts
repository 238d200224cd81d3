import type { RemoteSamples } from '@forecourt/shared-contracts';

/** Samples of this remote's pages and slots. */
export const samples: RemoteSamples = {
  slots: {
    'finance-summary': ({ cars }) => cars.flatMap((car) => [{ car }, { car, compact: true }]),
    'finance-quote': ({ cars }) => cars.map((car) => ({ car })),
    'finance-note': () => [{}],
    'finance-calculator': ({ cars }) => [...cars.map((car) => ({ car })), {}],
    'finance-disclaimer': ({ cars }) => cars.map((car) => ({ car })),
    'saved-quotes': () => [{}],
    'finance-form': ({ cars }) => [...cars.map((car) => ({ car })), {}],
  },
  scenarios: {
    'slot/finance-summary': ['no-price', 'sold-car'],
    'slot/finance-calculator': ['no-price', 'slow-api'],
    'slot/finance-quote': ['slow-api'],
    'slot/saved-quotes': ['slow-api', 'failing-api', 'signed-in'],
  },
};
