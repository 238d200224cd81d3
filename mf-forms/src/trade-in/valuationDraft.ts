import type { PlatformStorage } from '@forecourt/shared-contracts';
import { EMPTY_VALUATION, isValuation, type Valuation } from './valuation';

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
