import { UNEXPECTED_ERROR, usePlatform } from '@forecourt/shared-contracts';
import { email as emailRule, ValidationError } from '@forecourt/shared-contracts/schemas';
import { Alert, Button, Field } from '@forecourt/shared-ui';
import { EmailInput } from '@forecourt/shared-ui/inputs';
import { useState, type FormEvent } from 'react';
import styles from './UnsubscribeForm.module.css';

const DONE = 'You have been unsubscribed.';

function emailError(email: unknown): string | undefined {
  try {
    emailRule().validateSync(email);
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : UNEXPECTED_ERROR;
  }
}

/** An e-mail address and a button. The result is the same for every address, so that nobody learns which ones are known. */
export function UnsubscribeForm({ isDone: wasDone }: { isDone: boolean }) {
  const { api } = usePlatform();
  const [isDone, setDone] = useState(wasDone);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<{ field?: string; message?: string }>({});

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    const field = emailError(email);
    setError({ field });
    if (field || isBusy) return;
    setBusy(true);
    try {
      await api.post('/api/unsubscribe', { email });
      setDone(true);
    } catch (failure) {
      setError({ message: failure instanceof Error ? failure.message : UNEXPECTED_ERROR });
    } finally {
      setBusy(false);
    }
  };

  if (isDone)
    return (
      <Alert tone="success" title={DONE}>
        <p>We send you no more offers. Answers to your enquiries still reach you.</p>
      </Alert>
    );
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/unsubscribe"
      aria-label="Unsubscribe"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Field label="Email" error={error.field}>
        {(control) => <EmailInput {...control} name="email" required enterKeyHint="send" />}
      </Field>
      {error.message && <Alert tone="error" title={error.message} />}
      <div>
        <Button type="submit" size="l" busy={isBusy}>
          Unsubscribe
        </Button>
      </div>
    </form>
  );
}
