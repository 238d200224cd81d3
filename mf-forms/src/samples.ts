import type { RemoteSamples } from '@forecourt/shared-contracts';

/** Samples of this remote's pages and slots. */
export const samples: RemoteSamples = {
  pages: {
    'sign-in': ({ to }) => {
      const address = to.ifDeployed('forms.sign-in', { type: 'watchlist', redirect: '/search', back: '/search' });
      return address === null ? [] : [address];
    },
  },
  slots: {
    'enquiry-form': ({ cars }) => [...cars.map((car) => ({ car })), { category: 'General Enquiry' }],
    'test-drive-dialog': ({ cars }) => cars.map((car) => ({ car, onClose: () => undefined })),
    'offer-dialog': ({ cars }) => cars.map((car) => ({ car, onClose: () => undefined })),
    'fleet-block': () => [{}],
    'find-similar': ({ cars }) => [...cars.map((car) => ({ car })), {}],
    'request-photos-dialog': ({ cars }) => cars.map((car) => ({ car, onClose: () => undefined })),
  },
};
