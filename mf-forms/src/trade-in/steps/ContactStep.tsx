import { use, useMemo, useRef, useState } from 'react';
import { useAppSelector, usePlatform, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import {
  FieldGrid,
  FormFieldView,
  Honeypot,
  Note,
  OPT_IN_WORDING,
  StepForm,
  StepFormId,
  SignedInNumber,
  selectSignedInNumber,
  formFields,
  initialValues as emptyValues,
  locationOf,
  presetLocation,
  termsWording,
  tidyValues,
  useCustomerProfile,
  useFillTime,
  useValidation,
  type FormField,
  type FormValues,
} from '@forecourt/shared-forms';
import { Link, useLocation } from 'react-router-dom';
import { tradeInContact } from '../../forms/tradeIn';
import type { Sale } from '../sale';
import type { StepFailure } from '../valuationSteps';
import type { Contact } from '../useValuation';
import { stepProblem } from './stepProblem';

interface ContactStepProps {
  sale: Sale;
  /** The car that the visitor would buy. */
  car: Car | undefined;
  onComplete(contact: Contact): Promise<StepFailure | null>;
  onBack: () => void;
}

/** What the contact step sends of the form's values. */
function contactOf(values: FormValues, fields: readonly FormField[], site: SiteConfig, slug: string | null): Contact {
  const location = site.locations.find((each) => each.slug === slug);
  const has = (name: FormField['name']) => fields.some((field) => field.name === name);
  const hasTerms = has('terms_agreed') && values.terms_agreed;
  return {
    name: values.name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    phone: values.phone,
    location_id: location?.id ?? null,
    dealership_slug: location?.dealership_slug ?? null,
    opt_in: has('opt_in') && values.opt_in,
    opt_in_wording: has('opt_in') ? OPT_IN_WORDING : null,
    terms_agreed: hasTerms,
    terms_wording: hasTerms ? termsWording(site) : null,
    website: values.website,
    form_completed: true,
  };
}

/** Who asks for the estimate, and where the car is inspected. */
export function ContactStep({ sale, car, onComplete, onBack }: ContactStepProps) {
  const { site, to } = usePlatform();
  const { pathname, search } = useLocation();
  const profile = useCustomerProfile();
  const readFillTime = useFillTime();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useMemo(() => ({ ...tradeInContact, name: sale.form }), [sale]);
  const [fields] = useState(() => formFields(form, { car }, site));
  const [number] = useState(useAppSelector(selectSignedInNumber));
  const initialValues = useMemo(
    () => ({ ...emptyValues(form, { car }, site), phone: number, ...profile.read() }),
    [form, car, site, number, profile],
  );
  const check = useValidation(formRef, fields, () => false);

  const handleSubmit = async (values: FormValues, element: HTMLFormElement | null) => {
    const slug = locationOf(element) ?? presetLocation({ car });
    const failure = await onComplete({
      ...contactOf(tidyValues(values, fields), fields, site, slug),
      url: `${site.url}${pathname}${search}`,
      user_agent: navigator.userAgent,
      fill_seconds: readFillTime(),
    });
    if (failure === null) profile.save(values);
    return stepProblem(Promise.resolve(failure));
  };

  return (
    <>
      <StepForm
        title={form.title}
        initialValues={initialValues}
        validate={(values, element) => {
          formRef.current = element;
          return check(values);
        }}
        onSubmit={handleSubmit}
        submitText="See my estimate"
        onBack={onBack}
      >
        <ContactFields fields={fields} />
        <SignedInNumber />
        <Honeypot />
      </StepForm>
      <Note>
        {site.name} uses your details for this valuation. See our <Link to={to('navigation.privacy')}>privacy policy</Link>.
      </Note>
    </>
  );
}

function ContactFields({ fields }: { fields: readonly FormField[] }) {
  const id = use(StepFormId);
  return (
    <FieldGrid>
      {fields.map((field, position) => (
        <FormFieldView
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          enterKeyHint={position < fields.length - 1 ? 'next' : 'send'}
        />
      ))}
    </FieldGrid>
  );
}
