import type { RemoteSamples } from '@forecourt/shared-contracts';

/** Samples of this remote's pages and slots. */
export const samples: RemoteSamples = {
  slots: {
    'enquiry-form': ({ cars }) => [...cars.map((car) => ({ car })), { category: 'General Enquiry' }],
    'fleet-block': () => [{}],
    'find-similar': ({ cars }) => [...cars.map((car) => ({ car })), {}],
    'request-photos-dialog': ({ cars }) => cars.map((car) => ({ car, onClose: () => undefined })),
  },
};
