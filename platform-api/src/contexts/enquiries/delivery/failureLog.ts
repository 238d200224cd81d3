import type { Attempt, AttemptDelivery } from './attemptDelivery';

/** An endpoint that did not accept a lead, and why; nothing of the lead. */
export interface FailedAttempt {
  tenant: string;
  endpoint: string;
  reason: string;
}

function reasonOf({ outcome }: Attempt): string | null {
  if (outcome.kind === 'obsolete') return null;
  return outcome.kind === 'delivered' ? outcome.refused : outcome.reason;
}

/** Attempts that report once why an endpoint does not accept leads: again when the reason changes, or when it has accepted one since. */
export function logFailures(attemptDelivery: AttemptDelivery, onFailed: (attempt: FailedAttempt) => void): AttemptDelivery {
  const reported = new Map<string, string>();
  return async (delivery, signal) => {
    const attempt = await attemptDelivery(delivery, signal);
    const { tenant, endpoint } = delivery;
    const reason = reasonOf(attempt);
    const key = `${tenant} ${endpoint}`;
    if (reason === null) reported.delete(key);
    else if (reported.get(key) !== reason) {
      reported.set(key, reason);
      onFailed({ tenant, endpoint: endpoint ?? 'none', reason });
    }
    return attempt;
  };
}
