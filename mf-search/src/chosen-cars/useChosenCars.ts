import { usePlatform, type Car } from '@forecourt/shared-contracts';
import { useEffect, useMemo, useState } from 'react';
import { loadChosenCars } from './loadChosenCars';

export interface ChosenCars {
  /** In the order of the ids; null until they are here. */
  cars: readonly Car[] | null;
  hasFailed: boolean;
  retry: () => void;
}

interface Known {
  /** null for a car that the site does not show any more. */
  cars: ReadonlyMap<number, Car | null>;
  hasFailed: boolean;
}

const withCars = (known: Known['cars'], wanted: readonly number[], cars: readonly Car[]): Known => ({
  cars: new Map([...known, ...wanted.map((id) => [id, cars.find((car) => car.id === id) ?? null] as const)]),
  hasFailed: false,
});

/** Fetches cars that this visitor has chosen. A car that leaves the choice leaves at once; one that joins is fetched. */
export function useChosenCars(ids: readonly number[] | null): ChosenCars {
  const { api } = usePlatform();
  const [known, setKnown] = useState<Known>({ cars: new Map(), hasFailed: false });
  const [attempt, setAttempt] = useState(1);
  const missing = (ids ?? []).filter((id) => !known.cars.has(id)).join(',');
  const request = useMemo(() => ({ ids: missing === '' ? [] : missing.split(',').map(Number), attempt }), [missing, attempt]);

  useEffect(() => {
    if (request.ids.length === 0) return undefined;
    const stop = new AbortController();
    const show = (cars: Car[]) => setKnown((before) => withCars(before.cars, request.ids, cars));
    const fail = () => stop.signal.aborted || setKnown((before) => ({ ...before, hasFailed: true }));
    loadChosenCars(api, request.ids, stop.signal).then(show, fail);
    return () => stop.abort();
  }, [api, request]);

  return {
    cars: ids === null || missing !== '' ? null : ids.flatMap((id) => known.cars.get(id) ?? []),
    hasFailed: known.hasFailed,
    retry: () => {
      setKnown((before) => ({ ...before, hasFailed: false }));
      setAttempt(attempt + 1);
    },
  };
}
