import type { Car } from '@forecourt/shared-contracts';
import { renderPage, type PartOptions } from '@forecourt/shared-ui/testing';
import remote from '../remote';

export interface CarVisit extends PartOptions {
  similar?: readonly Car[];
  /** Anchor of the address, such as '#finance-calculator'. */
  hash?: string;
  /** What the request that counts the view responds with; without it the request fails. */
  view?: { views: number; car_fields?: Partial<Car> };
}

/** Renders the page of a car as a shopper opens it. */
export function visitCar(car: Car, { similar = [], hash = '', view, responses, api = {}, ...options }: CarVisit = {}) {
  const ofCar = { [`/api/cars/${car.slug}`]: car, [`/api/cars/${car.slug}/similar?limit=4`]: similar };
  const get =
    api.get ??
    ((path: string) =>
      view && path.startsWith(`/cars/${car.slug}/view.json?`)
        ? Promise.resolve({ car_fields: {}, ...view })
        : Promise.reject(new Error(`offline: ${path}`)));
  return renderPage(remote, `/cars/${car.slug}${hash}`, {
    ...options,
    responses: { ...ofCar, ...responses },
    api: { ...api, get: get as never },
  });
}
