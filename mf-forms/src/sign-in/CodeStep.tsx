import { sessionChecked, useAppDispatch, usePlatform, type User } from '@forecourt/shared-contracts';
import { TextInput } from '@forecourt/shared-ui';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { NewCode } from './NewCode';
import styles from './SignIn.module.css';
import { SignInHelp } from './SignInHelp';
import { invalidEntry } from './signInError';
import { SignInScreen } from './SignInScreen';
import { useClaimEnquiries } from './useClaimEnquiries';
import { useSignInRequest } from './useSignInRequest';

const INCOMPLETE = 'Please enter the 6 digits of the code.';
/** A code with the separators that people type between its halves. */
const MAX_LENGTH = 12;
const isComplete = (code: string) => /^\d{6}$/.test(code);
const withoutSeparators = (text: string) => text.replaceAll(/[\s\p{Pd}]/gu, '');

interface CodeStepProps {
  /** As typed. */
  phone: string;
  /** Seconds until a new code can be requested. */
  waitSeconds: number;
  onChangeNumber(): void;
}

/** Screen two: the code, which is submitted by itself once it has six digits. */
export function CodeStep({ phone, waitSeconds, onChangeNumber }: CodeStepProps) {
  const { api } = usePlatform();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const lastSentRef = useRef('');
  const [code, setCode] = useState('');
  const { isBusy, error, setError, send } = useSignInRequest();
  const claimEnquiries = useClaimEnquiries();

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (!error?.isAtField) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);

  const verify = (digits: string) =>
    send(async () => {
      lastSentRef.current = digits;
      const { user } = await api.post<{ user: User }>('/api/sign-in/verify', { phone: phone.trim(), code: digits });
      await claimEnquiries();
      dispatch(sessionChecked(user));
    });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = withoutSeparators(target.value);
    setCode(digits);
    setError(null);
    // The same code again would use up an attempt; the button still sends it.
    if (isComplete(digits) && digits !== lastSentRef.current) void verify(digits);
  };
  const handleSubmit = () => {
    if (isComplete(code)) void verify(code);
    else setError(invalidEntry(INCOMPLETE));
  };
  const handleNewCode = () => {
    setCode('');
    setError(null);
    input.current?.focus();
  };

  return (
    <SignInScreen
      label="Code"
      hint={`We sent 6 digits by SMS to ${phone.trim()}.`}
      submitText="Sign in"
      isBusy={isBusy}
      error={error}
      onSubmit={handleSubmit}
      other={{ text: 'Change number', onClick: onChangeNumber }}
      below={
        <>
          <NewCode phone={phone.trim()} waitSeconds={waitSeconds} onSent={handleNewCode} onRefused={() => input.current?.focus()} />
          <SignInHelp>No message, or no code that works?</SignInHelp>
        </>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          className={styles.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={MAX_LENGTH}
          value={code}
          onChange={handleChange}
          required
          enterKeyHint="send"
        />
      )}
    </SignInScreen>
  );
}
