import { isRecord, type PlatformStorage } from '@forecourt/shared-contracts';
import { EMPTY_VALUATION, type Valuation } from './valuation';

/** Whether stored data is a valuation of this version: all its fields are there. */
const isValuation = (data: unknown): data is Valuation =>
  isRecord(data) &&
  Object.keys(EMPTY_VALUATION).every((field) => Object.hasOwn(data, field)) &&
  typeof data.rego === 'string' &&
  typeof data.done === 'number' &&
  Array.isArray(data.questions) &&
  isRecord(data.answers);

/** The valuation of this tab, so that Back, a reload and a sign-in lose nothing of it; it holds no contact. */
export function valuationDraft(storage: PlatformStorage, id: string) {
  const stored = storage.session(`mf-forms/valuation:${id}`);
  return {
    id: `valuation:${id}`,
    read(): Valuation {
      const data = stored.read();
      return isValuation(data) ? data : EMPTY_VALUATION;
    },
    write: (valuation: Valuation) => stored.write(valuation),
  };
}
