import { useSyncExternalStore, type FormEvent } from 'react';
import { usePlatform } from '@forecourt/shared-contracts';
import { Alert, Button } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { ForgetDetails } from '../customer-profile/ForgetDetails';
import { EnquiryFields } from './EnquiryFields';
import styles from './EnquiryForm.module.css';
import type { EnquirySubject } from '../lead/enquiryPreset';
import { ErrorList } from './ErrorList';
import { HiddenFields } from './HiddenFields';
import { useEnquiry } from './useEnquiry';

const subscribeToNothing = () => () => undefined;

/**
 * The enquiry form. Without JavaScript the browser validates and posts it; after hydration it displays errors in place,
 * restores entered values and never sends a lead twice.
 */
export function EnquiryForm(subject: EnquirySubject) {
  const { site, to } = usePlatform();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { formik, form, url, failure, submit, forget } = useEnquiry(subject);
  const { errors, values, submitCount, isSubmitting } = formik;
  const messages = (Object.keys(values) as (keyof typeof values)[]).flatMap((field) => errors[field] ?? []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/api/leads"
      aria-label="Enquiry"
      noValidate={isHydrated}
      onSubmit={handleSubmit}
    >
      <HiddenFields subject={subject} url={url} />
      <EnquiryFields subject={subject} formik={formik} />
      {submitCount > 0 && <ErrorList messages={messages} attempt={isSubmitting ? 0 : submitCount} />}
      {failure && (
        <Alert tone="error" title={failure.message}>
          {failure.isUnreachable && (
            <p>Nothing that you typed is lost. We will try again when you are back online, or you can press the button again.</p>
          )}
        </Alert>
      )}
      <Button type="submit" size="l" className={styles.submit} busy={isSubmitting}>
        {site.switches.enquireButtonText}
      </Button>
      <p className={styles.privacy}>
        We use your details to answer your enquiry. See our <Link to={to('navigation.privacy')}>privacy policy</Link>.
      </p>
      <ForgetDetails onForget={forget} />
    </form>
  );
}
