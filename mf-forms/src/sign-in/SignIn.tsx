import { selectIsUnknownUser, selectUser, useAppSelector } from '@forecourt/shared-contracts';
import { useIsHydrated } from '@forecourt/shared-forms';
import { Skeleton } from '@forecourt/shared-ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './SignIn.module.css';
import { SignInForm } from './SignInForm';
import { SignInHelp } from './SignInHelp';

/**
 * The form for a visitor who is not signed in; a signed-in one is redirected. Neutral on the server and until the session is
 * known, so that no form appears for a moment to a signed-in visitor.
 */
export function SignIn({ redirect }: { redirect: string }) {
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const isUnknownUser = useAppSelector(selectIsUnknownUser);
  const phone = useAppSelector((state) => selectUser(state)?.phone);
  const isSignedIn = Boolean(phone);

  useEffect(() => {
    // The target replaces this page in the history, so that Back does not return to it.
    if (isSignedIn) void navigate(redirect, { replace: true });
  }, [isSignedIn, navigate, redirect]);

  // A user without a phone number gets one by signing in.
  if (isHydrated && (isUnknownUser || phone === '')) return <SignInForm />;
  return (
    <>
      <div className={styles.placeholder}>
        <Skeleton height="5rem" />
        <Skeleton height="3rem" width="10rem" />
      </div>
      <noscript>
        <SignInHelp>Signing in requires JavaScript.</SignInHelp>
      </noscript>
    </>
  );
}
