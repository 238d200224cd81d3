import type { Offer } from '../entities/offer';

/** An offer that every site shows and that never ends, for tests. */
export function anOffer(over: Partial<Offer> = {}): Offer {
  return {
    id: 501,
    name: 'Drive-away Corolla',
    description: 'A new Corolla, on the road.',
    sanitized_description: '<p>A new Corolla, on the road.</p>',
    disclaimer: 'While stock lasts.',
    category: 'Finance offer',
    manufacturer: 'Toyota',
    model: { name: 'Corolla', slug: 'corolla', override_url: null },
    image_url: 'offers/501.jpg',
    image_or_model_image: { url: 'offers/501.jpg' },
    excluded_website_ids: [],
    start_date: null,
    end_date: null,
    ...over,
  };
}
