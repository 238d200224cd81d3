import { FormikProvider } from 'formik';
import { useId, type FormEvent } from 'react';
import { usePlatform, type LeadReceipt } from '@forecourt/shared-contracts';
import { Alert, Button } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { ForgetDetails } from '../profile/ForgetDetails';
import { FieldLeftContext } from '../fields/FieldLeftContext';
import { FormFieldView } from '../fields/FormFieldView';
import { Honeypot } from '../fields/Honeypot';
import type { FieldName } from '../definition/formValues';
import { ErrorList } from './ErrorList';
import { HiddenFields } from './HiddenFields';
import styles from './LeadForm.module.css';
import type { FormSubject, LeadFormDefinition } from '../definition/leadForm';
import { Done } from '../layout/Done';
import { FieldGrid } from '../layout/FieldGrid';
import { FormButtons } from '../layout/FormButtons';
import { FormStack } from '../layout/FormStack';
import { Announcement, Note } from '../layout/Note';
import { useIsHydrated } from './useIsHydrated';
import { useIsSlow } from './useIsSlow';
import { useLeadForm } from './useLeadForm';

interface LeadFormProps {
  form: LeadFormDefinition;
  subject?: FormSubject;
  /** Name of the slot that holds the form; a page has none. */
  slot?: string;
  /** More follows after it, for which the lead waits: called with the stored lead. */
  onContinue?(receipt: LeadReceipt): void;
  /** Something comes before it. */
  onBack?(): void;
}

const NO_SUBJECT: FormSubject = {};

/**
 * A lead form. Without JavaScript the browser validates and posts it; after hydration it displays errors in place,
 * restores entered values and never sends a lead twice.
 */
export function LeadForm({ form, subject = NO_SUBJECT, slot, onContinue, onBack }: LeadFormProps) {
  const { site, to } = usePlatform();
  const id = useId();
  const isHydrated = useIsHydrated();
  const { formik, element, isLast, fields, url, pageId, failure, isSent, submit, checkPostcode, forget } = useLeadForm({
    form,
    subject,
    slot: slot ?? null,
    onContinue,
  });
  const { errors, submitCount, isSubmitting, values } = formik;
  const submitText = typeof form.submit === 'function' ? form.submit(values) : form.submit;
  const isSlow = useIsSlow(isSubmitting);
  const note = isLast && form.note?.(site.switches);
  const idOf = (name: string) => `${id}-${name}`;
  const listed = fields.flatMap(({ name }) => {
    const message = errors[name]?.toString();
    return message ? [{ field: name, message, id: idOf(name) }] : [];
  });

  const handleFieldLeft = (name: FieldName, text: string) => {
    if (name === 'postcode') void checkPostcode(text);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  if (isSent) return <Done>Thank you for your enquiry.</Done>;
  return (
    <FormikProvider value={formik}>
      <FormStack
        as="form"
        ref={element}
        method="post"
        action="/api/leads"
        aria-label={form.title}
        noValidate={isHydrated}
        onSubmit={handleSubmit}
      >
        <HiddenFields source={{ form, subject, fields }} url={url} pageId={pageId} />
        {submitCount > 0 && <ErrorList form={element} errors={listed} attempt={isSubmitting ? 0 : submitCount} />}
        <Note>Please fill in every field that is not marked (optional).</Note>
        <FieldLeftContext value={handleFieldLeft}>
          <FieldGrid>
            {fields.map((field, position) => (
              <FormFieldView
                key={field.name}
                id={idOf(field.name)}
                field={field}
                enterKeyHint={position < fields.length - 1 ? 'next' : 'send'}
              />
            ))}
          </FieldGrid>
        </FieldLeftContext>
        <Honeypot />
        {failure && (
          <Alert tone="error" title={failure.message}>
            {failure.isUnreachable && (
              <p>Nothing that you typed is lost. We will try again when you are back online, or you can press the button again.</p>
            )}
          </Alert>
        )}
        {note && <Note>{note}</Note>}
        <FormButtons>
          {isLast || submitText !== undefined ? (
            <Button type="submit" size="l" busy={isSubmitting}>
              {submitText ?? 'Send enquiry'}
            </Button>
          ) : (
            <>
              <Button type="submit" size="l" className={styles.next} busy={isSubmitting}>
                Next
              </Button>
              <Button type="submit" size="l" className={styles.withoutScript}>
                Send enquiry
              </Button>
            </>
          )}
          {onBack && (
            <Button variant="quiet" size="l" onClick={onBack}>
              Back
            </Button>
          )}
        </FormButtons>
        <Announcement hidden={!isSlow}>{isSlow && 'Still sending. Please keep this page open.'}</Announcement>
        <Note>
          {isLast ? 'We use your details to answer your enquiry.' : `${site.name} gets your details when you continue.`} See our{' '}
          <Link to={to('navigation.privacy')}>privacy policy</Link>.
        </Note>
        <ForgetDetails onForget={forget} />
      </FormStack>
    </FormikProvider>
  );
}
