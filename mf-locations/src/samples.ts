import type { RemoteSamples } from '@forecourt/shared-contracts';

/** Samples of this remote's pages and slots. */
export const samples: RemoteSamples = {
  pages: {
    detail: ({ site, to }) => site.locations.flatMap(({ slug }) => [to('locations.detail', { slug }), to('locations.branch', { slug })]),
    contact: ({ site, to }) => site.locations.map(({ slug }) => to('locations.contact', { slug })),
  },
  slots: {
    'locations-by-type': () => [{ filter: 'all' }],
    'location-carousel': () => [{ filter: 'all' }],
    reviews: () => [{}],
    'state-chooser': () => [{}],
    'location-block': () => [{ filter: 'all' }, { filter: 'service-and-parts' }],
    'guarantee-strip': ({ cars }) => [{}, ...cars.map((car) => ({ car }))],
    'location-selector': () => [{ field: 'location' }],
    'location-summary': ({ site }) => site.locations.slice(0, 2).map(({ id }) => ({ locationId: id, map: true })),
    'location-panel': ({ site }) => site.locations.slice(0, 2).map(({ id }) => ({ locationId: id })),
  },
  scenarios: {
    'slot/reviews': ['empty', 'long-words', 'slow-api', 'failing-api'],
  },
};
