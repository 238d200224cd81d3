import { Button, Field, Stack } from '@forecourt/shared-ui';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import styles from './SignIn.module.css';
import type { SignInError } from './signInError';
import { SignInErrorMessage } from './SignInErrorMessage';

interface SignInScreenProps extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'children'> {
  submitText: string;
  isBusy: boolean;
  error: SignInError | null;
  onSubmit(): void;
  /** The other button, if there is one. */
  other: false | { text: string; onClick(): void };
  /** Below the buttons. */
  below: ReactNode;
}

/** One screen of the sign-in: a field, its error, the button that sends it, and another way. */
export function SignInScreen({ label, hint, children, submitText, isBusy, error, onSubmit, other, below }: SignInScreenProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} method="post" aria-label="Sign in" noValidate onSubmit={handleSubmit}>
      <Field label={label} hint={hint} error={error?.isAtField && error.text}>
        {children}
      </Field>
      <SignInErrorMessage error={error} />
      <Stack direction="row" gap={3}>
        <Button type="submit" size="l" busy={isBusy}>
          {submitText}
        </Button>
        {other && (
          <Button variant="quiet" size="l" onClick={other.onClick}>
            {other.text}
          </Button>
        )}
      </Stack>
      {below}
    </form>
  );
}
