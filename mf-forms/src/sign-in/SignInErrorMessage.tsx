import { Alert, VisuallyHidden } from '@forecourt/shared-ui';
import type { SignInError } from './signInError';

/**
 * The error of a request that failed for another reason than the field; and an announcement of the field's own, because moving the focus
 * to a field that has it already announces nothing.
 */
export function SignInErrorMessage({ error }: { error: SignInError | null }) {
  return (
    <>
      <VisuallyHidden>
        <output>{error?.isAtField && error.text}</output>
      </VisuallyHidden>
      {error && !error.isAtField && <Alert tone="error" title={error.text} />}
    </>
  );
}
