import { onlinePurchasePath, type RemoteSamples } from '@forecourt/shared-contracts';

/** Samples of this remote's pages and slots. */
export const samples: RemoteSamples = {
  pages: {
    'sign-in': ({ to }) => {
      // Whoever is signed in is led on at once, to a page of this remote.
      const next = to('forms.contact');
      return [to.ifDeployed('forms.sign-in', { type: 'watchlist', redirect: next, back: next }) ?? []].flat();
    },
    'checkout-journey': ({ to, cars, site }) => cars.flatMap((car) => onlinePurchasePath({ site, to }, car) ?? []),
    checkout: ({ to, cars }) =>
      cars.flatMap(({ slug }) => to.ifDeployed('forms.reserve', { slug }) ?? to.ifDeployed('forms.buy-online', { slug }) ?? []),
  },
  slots: {
    'enquiry-form': ({ cars }) => [
      ...cars.map((car) => ({ car })),
      { category: 'General Enquiry' },
      { category: 'New Vehicle Enquiry', subcategory: 'Kia EV5', model: { make: 'Kia', name: 'EV5' } },
    ],
    'test-drive-dialog': ({ cars }) => cars.map((car) => ({ car, onClose: () => undefined })),
    'offer-dialog': ({ cars }) => cars.map((car) => ({ car, onClose: () => undefined })),
    'fleet-block': () => [{}],
    'trade-in-faq': () => [{}],
    'valuation-widget': () => [{}],
    'saved-reservations': () => [{}],
    'saved-valuations': () => [{}],
    'find-similar': ({ cars }) => [...cars.map((car) => ({ car })), {}],
    'request-photos-dialog': ({ cars }) => cars.map((car) => ({ car, onClose: () => undefined })),
  },
  scenarios: {
    'page/checkout': ['sold-car', 'long-words', 'failing-api'],
    'page/checkout-journey': ['sold-car', 'long-words', 'failing-api'],
    'slot/saved-reservations': ['slow-api', 'failing-api', 'signed-in'],
  },
};
