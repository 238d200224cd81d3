import { useEffect, useMemo, useState } from 'react';
import { usePlatform, type Car } from '@forecourt/shared-contracts';

interface ViewAnswer {
  views: number | null;
  car_fields: Partial<Car>;
}

const NOTHING: ViewAnswer = { views: null, car_fields: {} };

/** The same object where nothing changed: what waits for its code must not render again. */
function refreshed(car: Car, fields: Partial<Car>): Car {
  const changed = Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(car[name as keyof Car]));
  return changed.length === 0 ? car : { ...car, ...Object.fromEntries(changed) };
}

/**
 * Counts this view of the car and brings what changed since the page was made: the car with its fresh
 * fields, and how often it was viewed. A failed call changes nothing.
 */
export function useFreshFields(car: Car): { car: Car; views: number | null } {
  const { api, site } = usePlatform();
  const [answer, setAnswer] = useState(NOTHING);

  useEffect(() => {
    const controller = new AbortController();
    const query = new URLSearchParams({
      photos_count: String(car.photos_count),
      updated_at: car.updated_at,
      website_id: String(site.id),
    });
    api
      .get<ViewAnswer | null>(`/cars/${encodeURIComponent(car.slug)}/view.json?${query}`, { signal: controller.signal })
      .then((fresh) => setAnswer(fresh ?? NOTHING), () => setAnswer(NOTHING));
    return () => controller.abort();
  }, [api, car.slug, car.photos_count, car.updated_at, site.id]);

  const fresh = useMemo(() => refreshed(car, answer.car_fields), [car, answer]);
  return { car: fresh, views: answer.views };
}
