import { carSchema } from '@forecourt/shared-contracts/schemas';
import { FEED_FACTS } from './feedRow';

/** Cells that are remembered of each column: most say what others said, and a check takes longer than looking it up. */
const KEPT = 2000;

const rules = FEED_FACTS.map((name) => ({ name, rule: carSchema.pick([name]), checked: new Map<unknown, unknown>() }));

/** What a feed says of a car, by the rules of the Car entity; throws yup's ValidationError for a cell that breaks its rule. */
export function checkFacts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const car: Record<string, unknown> = {};
  for (const { name, rule, checked } of rules) {
    const said = facts[name];
    if (checked.has(said)) car[name] = checked.get(said);
    else {
      const value: unknown = rule.validateSync({ [name]: said })[name];
      car[name] = value;
      // A list or an object is told apart by its identity alone.
      if (typeof value === 'object' && value !== null) continue;
      if (checked.size === KEPT) checked.clear();
      checked.set(said, value);
    }
  }
  return car;
}
