import { FormikProvider } from 'formik';
import { useId, useSyncExternalStore, type FormEvent } from 'react';
import { usePlatform } from '@forecourt/shared-contracts';
import { Alert, Button } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { ForgetDetails } from '../customer-profile/ForgetDetails';
import { FormFieldView } from '../fields/FormFieldView';
import { Honeypot } from '../fields/Honeypot';
import { ErrorList } from './ErrorList';
import { HiddenFields } from './HiddenFields';
import styles from './LeadForm.module.css';
import type { FormSubject, LeadForm as LeadFormDefinition } from '../definition/leadForm';
import { useIsSlow } from './useIsSlow';
import { useLeadForm } from './useLeadForm';

const subscribeToNothing = () => () => undefined;

interface LeadFormProps {
  form: LeadFormDefinition;
  subject?: FormSubject;
  /** Name of the slot that holds the form; a page has none. */
  slot?: string;
}

const NO_SUBJECT: FormSubject = {};

/**
 * A lead form. Without JavaScript the browser validates and posts it; after hydration it displays errors in place,
 * restores entered values and never sends a lead twice.
 */
export function LeadForm({ form, subject = NO_SUBJECT, slot }: LeadFormProps) {
  const { site, to } = usePlatform();
  const id = useId();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { formik, element, fields, url, pageId, failure, submit, forget } = useLeadForm({ form, subject, slot: slot ?? null });
  const { errors, submitCount, isSubmitting } = formik;
  const isSlow = useIsSlow(isSubmitting);
  const idOf = (name: string) => `${id}-${name}`;
  const listed = fields.flatMap(({ name }) => {
    const message = errors[name]?.toString();
    return message ? [{ field: name, message, id: idOf(name) }] : [];
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <FormikProvider value={formik}>
      <form
        ref={element}
        className={styles.form}
        method="post"
        action="/api/leads"
        aria-label={form.title}
        noValidate={isHydrated}
        onSubmit={handleSubmit}
      >
        <HiddenFields source={{ form, subject, fields }} url={url} pageId={pageId} />
        {submitCount > 0 && <ErrorList form={element} errors={listed} attempt={isSubmitting ? 0 : submitCount} />}
        <p className={styles.note}>Please fill in every field that is not marked (optional).</p>
        <div className={styles.fields}>
          {fields.map((field, index) => (
            <FormFieldView
              key={field.name}
              id={idOf(field.name)}
              field={field}
              enterKeyHint={index < fields.length - 1 ? 'next' : 'send'}
            />
          ))}
        </div>
        <Honeypot />
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
        <output className={styles.note} hidden={!isSlow}>
          {isSlow && 'Still sending. Please keep this page open.'}
        </output>
        <p className={styles.note}>
          We use your details to answer your enquiry. See our <Link to={to('navigation.privacy')}>privacy policy</Link>.
        </p>
        <ForgetDetails onForget={forget} />
      </form>
    </FormikProvider>
  );
}
