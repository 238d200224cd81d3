import { ApiError, type PlatformApi, type ValuationStep, type ValuationStepReceipt } from '@forecourt/shared-contracts';

/** A step of a valuation, as POST /api/leads takes it. */
export type StepBody = { step: ValuationStep } & Readonly<Record<string, unknown>>;

/** Why a step failed: nothing is lost, and each has a way on. */
export type StepFailure =
  /** Nobody knows the registration. */
  | { kind: 'unknown-car' }
  /** Values that the back end rejects, by their fields. */
  | { kind: 'invalid'; fields: Readonly<Record<string, string>> }
  /** The valuation service, the back end or the connection does not respond. */
  | { kind: 'unavailable'; isOffline: boolean };

/** The lead of a step does not exist any more, or is completed: the valuation begins anew with what is known. */
export const isLeadGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409);

export function failureOf(error: unknown, { step }: StepBody): StepFailure {
  const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} };
  if (step === 'rego' && status === 404) return { kind: 'unknown-car' };
  if (status === 422) return { kind: 'invalid', fields };
  return { kind: 'unavailable', isOffline: status === 0 };
}

/** What a step says: how long its form was displayed differs between two attempts. */
const contentOf = ({ fill_seconds: _seconds, ...content }: StepBody) => JSON.stringify(content);

/** Sends steps; until it has a response, the same step is sent with the same key and body, so that the back end stores it once. */
export function createStepSender(api: PlatformApi) {
  let pending: { body: StepBody; key: string } | null = null;
  return async function send(step: StepBody): Promise<ValuationStepReceipt> {
    if (!pending || contentOf(pending.body) !== contentOf(step)) pending = { body: step, key: crypto.randomUUID() };
    try {
      const response = await api.post<ValuationStepReceipt>('/api/leads', pending.body, { headers: { 'Idempotency-Key': pending.key } });
      pending = null;
      return response;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) pending = null;
      throw error;
    }
  };
}
