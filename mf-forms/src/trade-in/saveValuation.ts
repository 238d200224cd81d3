import { reportFailure, type PlatformApi } from '@forecourt/shared-contracts';
import type { Valuation } from './valuation';

/** Stores the result of a valuation for sites that collect them; a failure is only logged (FO-078). */
export async function saveValuation(
  api: PlatformApi,
  dispatch: Parameters<typeof reportFailure>[0],
  { leadId, rego, regoState, vehicle, kms, estimate }: Valuation,
): Promise<void> {
  try {
    const result = { lead_id: leadId, rego, regoState, ...vehicle, kms, ...estimate };
    await api.post('/api/miscellaneous', { column_name: 'valuation', ...result });
  } catch (error) {
    reportFailure(dispatch, 'valuationNotSaved', error);
  }
}
