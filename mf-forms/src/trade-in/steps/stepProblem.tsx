import type { StepProblem } from '@forecourt/shared-forms';
import { Alert } from '@forecourt/shared-ui';
import { PlainLink } from '../PlainLink';
import type { StepFailure } from '../valuationSteps';

/** FO-074, exact. */
const UNKNOWN_CAR = 'We could not find that vehicle. Please check the registration and state.';

/** Why a step failed and how it goes on: another registration, another attempt, or the plain form. */
function FailureNotice({ failure }: { failure: Exclude<StepFailure, { kind: 'invalid' }> }) {
  if (failure.kind === 'unknown-car')
    return (
      <Alert tone="error" title={UNKNOWN_CAR}>
        <p>If both are right, use make and model below, or send us the details and we call you with a valuation.</p>
        <PlainLink variant="secondary">Send the details</PlainLink>
      </Alert>
    );
  return (
    <Alert tone="error" title={failure.isOffline ? 'We got no response.' : 'Online valuations are not available right now.'}>
      <p>
        {failure.isOffline
          ? 'Check your connection and press the button again: nothing that you entered is lost.'
          : 'Press the button to try again.'}{' '}
        Or send us what you have entered, and we call you with a valuation.
      </p>
      <PlainLink variant="secondary">Send the details instead</PlainLink>
    </Alert>
  );
}

/** What the form of a step displays of why it failed. */
export async function stepProblem(outcome: Promise<StepFailure | null>): Promise<StepProblem | null> {
  const failure = await outcome;
  if (failure === null) return null;
  return failure.kind === 'invalid' ? { fields: failure.fields } : { notice: <FailureNotice failure={failure} /> };
}
