import { mayBeAustralianMobile, usePlatform } from '@forecourt/shared-contracts';
import { PhoneInput } from '@forecourt/shared-ui/inputs';
import { useEffect, useRef, type ChangeEvent } from 'react';
import styles from './SignIn.module.css';
import { SignInHelp } from './SignInHelp';
import { invalidEntry } from './signInError';
import { SignInScreen } from './SignInScreen';
import { useSignInRequest } from './useSignInRequest';
import { CODE_INTERVAL_SECONDS } from './waitTime';

const MISSING = 'Please enter your mobile number.';
const INVALID = 'We send codes to Australian mobile numbers only. Please check the number.';

interface PhoneStepProps {
  phone: string;
  /** Whether the visitor is back to change the number: the field takes focus. */
  isReturning: boolean;
  onPhoneChange(phone: string): void;
  /** A code was sent, or the visitor has one; the next can be requested after these seconds. */
  onContinue(waitSeconds: number): void;
}

/** Screen one: the mobile number that gets the code. */
export function PhoneStep({ phone, isReturning, onPhoneChange, onContinue }: PhoneStepProps) {
  const { api } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, error, setError, send } = useSignInRequest();
  const waitSeconds = error?.waitSeconds ?? null;

  useEffect(() => {
    if (isReturning || error?.isAtField) input.current?.focus();
  }, [isReturning, error]);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPhoneChange(target.value);
    if (mayBeAustralianMobile(target.value)) setError(null);
  };
  const handleSubmit = () => {
    if (!mayBeAustralianMobile(phone)) {
      setError(invalidEntry(phone.trim() === '' ? MISSING : INVALID));
      return;
    }
    void send(async () => {
      await api.post('/api/sign-in/code', { phone: phone.trim() });
      onContinue(CODE_INTERVAL_SECONDS);
    });
  };

  return (
    <SignInScreen
      label="Mobile"
      submitText="Send code"
      isBusy={isBusy}
      error={error}
      onSubmit={handleSubmit}
      other={waitSeconds !== null && { text: 'I have a code', onClick: () => onContinue(waitSeconds) }}
      below={error && ![MISSING, INVALID].includes(error.text) && <SignInHelp>Do you need help?</SignInHelp>}
    >
      {(control) => (
        <PhoneInput
          {...control}
          ref={input}
          className={styles.phone}
          name="phone"
          value={phone}
          onChange={handleChange}
          required
          enterKeyHint="send"
        />
      )}
    </SignInScreen>
  );
}
