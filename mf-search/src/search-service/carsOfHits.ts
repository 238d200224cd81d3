import type { Car } from '@forecourt/shared-contracts';

/** Lists that a hit leaves in the index. */
const LEFT_OUT = { images: [], thumbnails: [], standardEquipment: [], payment_processors: [], finance_lenders: {} };

type Hit = Readonly<Record<string, unknown>>;

const hasText = (value: unknown) => typeof value === 'string' && value !== '';

/** A model may come as a name or as an object that has one (CO-010). */
function modelName(model: unknown): string {
  if (typeof model === 'object' && model !== null && 'name' in model) return String(model.name);
  return String(model ?? '');
}

/** The cars of a page of hits; a record without id or slug is dropped with one warning (CO-002). */
export function carsOfHits(hits: readonly Hit[]): Car[] {
  const usable = hits.filter(({ id, slug }) => id !== undefined && id !== null && hasText(slug));
  if (usable.length < hits.length) console.warn(`The search service sent ${hits.length - usable.length} cars without id or slug.`);
  // Fields outside of the card's attributes are missing here; nothing on a card reads them.
  return usable.map((hit) => ({ ...LEFT_OUT, ...hit, id: Number(hit.id), model: modelName(hit.model) }) as unknown as Car);
}
