import { ApiError, createPaths } from '@forecourt/shared-contracts';
import { exampleCars, type RemoteExamples } from '@forecourt/shared-contracts/contract-kit';

const CAR = /^\/api\/cars\/([^/?]+)$/;

/** What the contract kit needs to know of this remote: addresses of cars, one of them gone, and a back end that has the others. */
export const examples: RemoteExamples = {
  pages: {
    'vehicle.print': (site) => [...exampleCars(), { slug: 'gone' }].map((car) => createPaths(site).print(car)),
    'vehicle.detail': (site) => [...exampleCars(), { slug: 'gone' }].map((car) => createPaths(site).car(car)),
  },
  answer(path) {
    if (path.includes('/similar')) return exampleCars();
    const [, slug] = CAR.exec(path) ?? [];
    const car = exampleCars().find((each) => each.slug === slug);
    if (slug && !car) throw new ApiError('Not found.', 404, 'not_found');
    return car;
  },
};
