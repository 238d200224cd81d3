import { ApiError, carPath, createLinks } from '@forecourt/shared-contracts';
import { exampleCars, type RemoteExamples } from '@forecourt/shared-contracts/contract-kit';
import { deployedRoutes } from '@forecourt/shared-contracts/testing';

const CAR = /^\/api\/cars\/([^/?]+)$/;
const UNKNOWN = 'unknown';

/** Examples for the contract kit: an unknown car beside those of the samples, and a back end with the others. */
export const examples: RemoteExamples = {
  pages: {
    print: (site) => [createLinks(deployedRoutes(site))('vehicle.print', { car_id: UNKNOWN })],
    detail: (site) => [carPath(createLinks(deployedRoutes(site)), { slug: UNKNOWN })],
  },
  subjects: { detail: CAR, print: CAR },
  respond(path) {
    if (path.includes('/similar')) return exampleCars();
    const [, slug] = CAR.exec(path) ?? [];
    const car = exampleCars().find((each) => each.slug === slug);
    if (slug && !car) throw new ApiError('Not found.', 404, 'not_found');
    return car;
  },
};
