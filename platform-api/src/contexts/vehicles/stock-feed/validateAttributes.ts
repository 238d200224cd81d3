import { carSchema } from '@forecourt/shared-contracts/schemas';
import { FEED_ATTRIBUTES } from './feedRow';

/** Cached values of each column: most repeat, and validating takes longer than a lookup. */
const MAX_CACHED = 2000;

const columns = FEED_ATTRIBUTES.map((name) => ({ name, schema: carSchema.pick([name]), validated: new Map<unknown, unknown>() }));

/** Validates the attributes of a feed row by the Car schema; throws yup's ValidationError for an invalid cell. */
export function validateAttributes(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const car: Record<string, unknown> = {};
  for (const { name, schema, validated } of columns) {
    const raw = attributes[name];
    // Not in this feed: the entity's default.
    if (raw === undefined) continue;
    if (validated.has(raw)) car[name] = validated.get(raw);
    else {
      const value: unknown = schema.validateSync({ [name]: raw })[name];
      car[name] = value;
      if (validated.size === MAX_CACHED) validated.clear();
      validated.set(raw, value);
    }
  }
  return car;
}
