import { VisuallyHidden } from '@forecourt/shared-ui';
import type { SignInError } from './signInError';

/** Announces the error of a field that has the focus already, so that moving the focus there announces nothing. */
export const ErrorStatus = ({ error }: { error: SignInError | null }) => (
  <VisuallyHidden>
    <output>{error?.isAtField && error.text}</output>
  </VisuallyHidden>
);
