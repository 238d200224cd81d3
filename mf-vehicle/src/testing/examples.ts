import { ApiError, carPath, createLinks } from '@forecourt/shared-contracts';
import { deployedRoutes } from '@forecourt/shared-contracts/testing';
import { exampleCars, type RemoteExamples } from '@forecourt/shared-contracts/contract-kit';

const CAR = /^\/api\/cars\/([^/?]+)$/;

/** Examples for the contract kit: addresses of cars, one of them unknown, and a back end with the others. */
export const examples: RemoteExamples = {
  pages: {
    print: (site) =>
      [...exampleCars(), { slug: 'unknown' }].map(({ slug }) => createLinks(deployedRoutes(site))('vehicle.print', { car_id: slug })),
    detail: (site) => [...exampleCars(), { slug: 'unknown' }].map((car) => carPath(createLinks(deployedRoutes(site)), car)),
  },
  respond(path) {
    if (path.includes('/similar')) return exampleCars();
    const [, slug] = CAR.exec(path) ?? [];
    const car = exampleCars().find((each) => each.slug === slug);
    if (slug && !car) throw new ApiError('Not found.', 404, 'not_found');
    return car;
  },
};
