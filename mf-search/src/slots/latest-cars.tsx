import type { Car, LoaderContext, SlotHydration, SlotMap } from '@forecourt/shared-contracts';
import { compareSlice } from '../compare/compareSlice';
import { LatestCars } from '../latest-cars/LatestCars';

const LIMIT = 8;

type LatestProps = SlotMap['latest-cars'];

export const slices = [compareSlice];

export const dataKey = ({ limit = LIMIT }: LatestProps) => String(limit);

export function loader({ limit = LIMIT }: LatestProps, { api, signal }: Omit<LoaderContext, 'params'>): Promise<Car[]> {
  return api.get<Car[]>(`/api/cars/latest?limit=${limit}`, { signal });
}

/** Newest cars of the site, for the home page. */
export function Component({ data, hydrate }: LatestProps & { data: Car[]; hydrate?: SlotHydration }) {
  return <LatestCars cars={data} hydrate={hydrate} />;
}
