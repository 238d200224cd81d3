import { ApiError, type PlatformApi, type ValuationStep, type ValuationStepReceipt } from '@forecourt/shared-contracts';
import { requestFailure, type PendingRequest } from '@forecourt/shared-forms';

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
  const { status, fields, isUnreachable } = requestFailure(error);
  if (step === 'rego' && status === 404) return { kind: 'unknown-car' };
  if (status === 422) return { kind: 'invalid', fields };
  return { kind: 'unavailable', isOffline: isUnreachable };
}

/** What a step says: how long its form was displayed differs between two attempts. */
const contentOf = ({ fill_seconds: _seconds, ...content }: StepBody) => JSON.stringify(content);

/** Whether two steps say the same, so that the second is the first again. */
export const isSameStep = (one: StepBody, other: StepBody) => contentOf(one) === contentOf(other);

/** Sends a step under its key. */
export const sendStep = (api: PlatformApi, { key, body }: PendingRequest<StepBody>): Promise<ValuationStepReceipt> =>
  api.post<ValuationStepReceipt>('/api/leads', body, { headers: { 'Idempotency-Key': key } });
