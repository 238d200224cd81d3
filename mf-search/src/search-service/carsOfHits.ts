import type { Car } from '@forecourt/shared-contracts';

/** Lists of a car that the index does not return. */
const NOT_RETRIEVED = { thumbnails: [], standardEquipment: [], payment_processors: [], finance_lenders: {} };

type Hit = Readonly<Record<string, unknown>>;

const hasText = (value: unknown) => typeof value === 'string' && value !== '';

/** A model is a name or an object with one. */
function modelName(model: unknown): string {
  if (typeof model === 'object' && model !== null && 'name' in model) return String(model.name);
  return String(model ?? '');
}

const cars = new WeakMap<Hit, Car>();

/** The car of a hit; the same object for the same hit, so that its card does not render again. */
function carOfHit(hit: Hit): Car {
  const known = cars.get(hit);
  if (known) return known;
  const { card_photos: photos } = hit;
  const images = Array.isArray(photos) ? photos.map((url: unknown) => ({ url: String(url) })) : [];
  // Attributes that a card does not render are missing here.
  const car = { ...NOT_RETRIEVED, images, ...hit, id: Number(hit.id), model: modelName(hit.model) } as unknown as Car;
  cars.set(hit, car);
  return car;
}

/** The cars of a page of hits; a record without id or slug is dropped with one warning. */
export function carsOfHits(hits: readonly Hit[]): Car[] {
  const valid = hits.filter(({ id, slug }) => id !== undefined && id !== null && hasText(slug));
  if (valid.length < hits.length) console.warn(`The search service sent ${hits.length - valid.length} cars without id or slug.`);
  return valid.map(carOfHit);
}
