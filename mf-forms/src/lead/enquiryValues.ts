import { CONTACT_METHODS, type LeadPayload, type Switches } from '@forecourt/shared-contracts';
import { email, message, personName, phone, postcode, requiredSelect, terms } from '@forecourt/shared-contracts/schemas';
import { boolean, object, string, type ObjectSchema } from 'yup';

const TEXT_FIELDS = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'category',
  'PreferredContactMethod',
  'website',
] as const;
const CHECKBOX_FIELDS = ['opt_in', 'terms_agreed'] as const;
type EnquiryField = (typeof TEXT_FIELDS)[number] | (typeof CHECKBOX_FIELDS)[number];

/** Values of the form, by the field names of the lead payload. */
export type EnquiryValues = { [Field in EnquiryField]: NonNullable<LeadPayload[Field]> } & {
  /** Slug selected in the location selector, which another remote renders inside the form. */
  location: string;
};

export const GENERAL_ENQUIRY = 'General Enquiry';
export const ENQUIRY_CATEGORIES = [
  GENERAL_ENQUIRY,
  'Sales Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Fleet Enquiry',
  'Finance Enquiry',
] as const;

/** Label of the opt-in; stored with the consent, so that it is known what the visitor agreed to (PL-039). */
export const OPT_IN_WORDING = 'Yes, I would like to subscribe to receive latest offers & product updates.';

/** Name of this form in `termsForms`. */
const FORM_NAME = 'enquiry';
export const requiresTerms = ({ termsForms }: Pick<Switches, 'termsForms'>) => termsForms.includes(FORM_NAME);

/** Validation schema of the form for one tenant. */
export function enquirySchema(switches: Pick<Switches, 'messageRequired' | 'termsForms'>): ObjectSchema<EnquiryValues> {
  return object({
    name: personName('first name'),
    last_name: personName('last name'),
    postcode: postcode(),
    phone: phone(),
    email: email(),
    message: message(switches.messageRequired),
    category: requiredSelect(),
    PreferredContactMethod: string().oneOf(CONTACT_METHODS).defined(),
    location: string().defined(),
    opt_in: boolean().required(),
    terms_agreed: requiresTerms(switches) ? terms() : boolean().required(),
    website: string().defined(),
  });
}

/** The form's fields in stored data that have the right type. */
export function enquiryValuesFrom(source: Readonly<Record<string, unknown>>): Partial<EnquiryValues> {
  const texts = TEXT_FIELDS.filter((field) => typeof source[field] === 'string');
  const checkboxes = CHECKBOX_FIELDS.filter((field) => typeof source[field] === 'boolean');
  return Object.fromEntries([...texts, ...checkboxes].map((field) => [field, source[field]]));
}

/** Text that was typed or autofilled into the server-rendered form before hydration. */
export function enquiryTextIn(form: HTMLFormElement, initial: EnquiryValues): Partial<EnquiryValues> {
  return Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => {
      const control = form.elements.namedItem(field);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
      return isText && control.type !== 'hidden' && control.value !== initial[field] ? [[field, control.value]] : [];
    }),
  );
}
