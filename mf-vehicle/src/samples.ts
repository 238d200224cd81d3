import { carPath, type RemoteSamples, type SampleContext } from '@forecourt/shared-contracts';

const ofCars = ({ cars }: SampleContext) => cars.map((car) => ({ car }));

/** Samples of this remote's pages and slots. */
export const samples: RemoteSamples = {
  pages: {
    detail: ({ cars, to }) => cars.map((car) => carPath(to, car)),
    print: ({ cars, to }) => cars.map(({ slug }) => to('vehicle.print', { car_id: slug })),
  },
  slots: { 'location-open': ofCars, 'phone-reveal': ofCars, 'share-widget': ofCars, 'sticky-bar': ofCars },
  scenarios: {
    'page/detail': ['sold-car', 'reserved-car', 'coming-soon', 'no-price', 'long-words', 'slow-api', 'failing-api'],
    'page/print': ['sold-car', 'no-price', 'long-words', 'failing-api'],
    'slot/sticky-bar': ['sold-car'],
  },
};
