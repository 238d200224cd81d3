import { useEffect, useMemo, useState } from 'react';
import { EVENTS, usePlatform, type Car } from '@forecourt/shared-contracts';

interface ViewResponse {
  views: number | null;
  car_fields: Partial<Car>;
}

const EMPTY: ViewResponse = { views: null, car_fields: {} };

/** The same object if nothing changed, so that slots waiting for hydration do not render again. */
function withFreshFields(car: Car, fields: Partial<Car>): Car {
  const changed = Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(car[name as keyof Car]));
  return changed.length === 0 ? car : { ...car, ...Object.fromEntries(changed) };
}

/**
 * Counts this view of the car and returns the car with the fields that changed since the page was rendered, and its
 * view count. A failed request changes nothing.
 */
export function useFreshFields(car: Car): { car: Car; views: number | null } {
  const { api, site, track } = usePlatform();
  const [response, setResponse] = useState(EMPTY);

  useEffect(() => track({ id: EVENTS.carViewed, carId: car.id }), [track, car.id]);

  useEffect(() => {
    const controller = new AbortController();
    const query = new URLSearchParams({
      photos_count: String(car.photos_count),
      updated_at: car.updated_at,
      website_id: String(site.id),
    });
    api.get<ViewResponse | null>(`/cars/${encodeURIComponent(car.slug)}/view.json?${query}`, { signal: controller.signal }).then(
      (view) => setResponse(view ?? EMPTY),
      () => setResponse(EMPTY),
    );
    return () => controller.abort();
  }, [api, car.slug, car.photos_count, car.updated_at, site.id]);

  const fresh = useMemo(() => withFreshFields(car, response.car_fields), [car, response]);
  return { car: fresh, views: response.views };
}
