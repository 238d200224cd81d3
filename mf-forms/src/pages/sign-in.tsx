import { sameSitePath, useLinks, type LoaderContext, type PageMeta, type SignInType } from '@forecourt/shared-contracts';
import { Card, LinkButton, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { SignIn } from '../sign-in/SignIn';
import styles from '../sign-in/SignIn.module.css';
import { signInReason, signInTypeOf } from '../sign-in/signInReason';

interface SignInPage {
  type: SignInType;
  /** Path of this site that a signed-in visitor goes to. */
  redirect: string;
  /** Path of this site that the Back link leads to. */
  back: string;
}

const HOW = 'Enter your Australian mobile number, and we send you a code of 6 digits by SMS.';

export const loader = ({ url: { searchParams } }: LoaderContext): SignInPage => ({
  type: signInTypeOf(searchParams.get('type')),
  redirect: sameSitePath(searchParams.get('redirect')),
  back: sameSitePath(searchParams.get('back')),
});

export const meta = (): PageMeta => ({ title: 'Sign in', robots: 'noindex' });

/** Signs a visitor in with a mobile number and a code by SMS. */
export function Component({ data: { type, redirect, back } }: { data: SignInPage }) {
  const { heading, purpose } = signInReason(useLinks(), type, redirect);
  return (
    <PageFrame kind="content">
      <PageHeading lead={purpose ?? HOW}>{heading}</PageHeading>
      <Card padding="l" className={styles.content}>
        {purpose && <p>{HOW}</p>}
        <SignIn redirect={redirect} />
        <div>
          <LinkButton to={back} variant="quiet">
            Back
          </LinkButton>
        </div>
      </Card>
    </PageFrame>
  );
}
