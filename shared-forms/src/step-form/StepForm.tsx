import { FormikProvider, type FormikValues } from 'formik';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '@forecourt/shared-ui';
import { Announcement } from '../layout/Note';
import { FormButtons } from '../layout/FormButtons';
import { FormStack } from '../layout/FormStack';
import { ErrorList } from '../form/ErrorList';
import { useIsSlow } from '../form/useIsSlow';
import { StepFormId } from './useStepField';
import { useStepForm, type StepFormOptions } from './useStepForm';

interface StepFormProps<Values extends FormikValues> extends StepFormOptions<Values> {
  /** Accessible name. */
  title: string;
  submitText: string;
  onBack?: () => void;
  backText?: string;
  children: ReactNode;
}

/** The form of one step: its errors as a list with links, its buttons, and a notice when it can not go on. */
export function StepForm<Values extends FormikValues>({
  title,
  submitText,
  onBack,
  backText = 'Back',
  children,
  ...options
}: StepFormProps<Values>) {
  const id = useId();
  const { element, formik, notice, submit } = useStepForm(options);
  const { errors, submitCount, isSubmitting } = formik;
  const isSlow = useIsSlow(isSubmitting);
  const listed = Object.entries(errors).flatMap(([field, message]) =>
    typeof message === 'string' ? [{ field, message, id: `${id}-${field}` }] : [],
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <FormikProvider value={formik}>
      <StepFormId value={id}>
        <FormStack as="form" ref={element} aria-label={title} noValidate onSubmit={handleSubmit}>
          {submitCount > 0 && <ErrorList form={element} errors={listed} attempt={isSubmitting ? 0 : submitCount} />}
          {children}
          {notice}
          <FormButtons>
            <Button type="submit" size="l" busy={isSubmitting}>
              {submitText}
            </Button>
            {onBack && (
              <Button variant="quiet" size="l" onClick={onBack}>
                {backText}
              </Button>
            )}
          </FormButtons>
          <Announcement hidden={!isSlow}>{isSlow && 'Still working. Please keep this page open.'}</Announcement>
        </FormStack>
      </StepFormId>
    </FormikProvider>
  );
}
