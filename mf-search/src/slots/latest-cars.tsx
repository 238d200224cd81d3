import { allCarsPath, usePlatform, type Car, type LoaderContext, type SlotHydration, type SlotProps } from '@forecourt/shared-contracts';
import { CarSection } from '../car-card/CarSection';
import { compareSlice } from '../compare/compareSlice';

const LIMIT = 8;

type LatestProps = SlotProps<'latest-cars'>;

export const slices = [compareSlice];

export const dataKey = ({ limit = LIMIT }: LatestProps) => String(limit);

export function loader({ limit = LIMIT }: LatestProps, { api, signal }: Omit<LoaderContext, 'params'>): Promise<Car[]> {
  return api.get<Car[]>(`/api/cars/latest?limit=${limit}`, { signal });
}

/** Newest cars of the site, for the home page; nothing without any. */
export function Component({ data, hydrate }: LatestProps & { data: Car[]; hydrate?: SlotHydration }) {
  const { site, to } = usePlatform();
  if (data.length === 0) return null;
  const all = { text: 'See all vehicles', to: allCarsPath({ site, to }) };
  return <CarSection title="Just arrived" all={all} cars={data} hydrate={hydrate} />;
}
