import { useEffect, useState } from 'react';
import { usePlatform, type Car } from '@forecourt/shared-contracts';

interface ViewAnswer {
  views: number | null;
  car_fields: Partial<Car>;
}

const NOTHING: ViewAnswer = { views: null, car_fields: {} };

/**
 * Counts this view of the car and brings what changed since the page was made: the car with its fresh
 * fields, and how often it was viewed. A failed call changes nothing (VE-003, VE-004).
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

  return { car: { ...car, ...answer.car_fields }, views: answer.views };
}
