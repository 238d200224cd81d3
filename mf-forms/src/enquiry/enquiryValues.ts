import { CONTACT_METHODS, type LeadPayload, type Switches } from '@forecourt/shared-contracts';
import { email, message, personName, phone, postcode, requiredSelect, terms } from '@forecourt/shared-contracts/schemas';
import { boolean, object, string, type ObjectSchema } from 'yup';

const TYPED_FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'category', 'PreferredContactMethod', 'website'] as const;
const TICKED_FIELDS = ['opt_in', 'terms_agreed'] as const;
type EnquiryField = (typeof TYPED_FIELDS)[number] | (typeof TICKED_FIELDS)[number];

/** What the visitor enters, by the names of the lead payload. */
export type EnquiryValues = { [Field in EnquiryField]: NonNullable<LeadPayload[Field]> } & {
  /** Slug chosen in the location selector, which another remote draws inside the form. */
  location: string;
};

/** FO-020. */
export const GENERAL_ENQUIRY = 'General Enquiry';
export const ENQUIRY_CATEGORIES = [
  GENERAL_ENQUIRY,
  'Sales Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Fleet Enquiry',
  'Finance Enquiry',
] as const;

/** FO-023; stored with the consent, so a change of it is a change of what visitors agreed to. */
export const OPT_IN_WORDING = 'Yes, I would like to subscribe to receive latest offers & product updates.';

/** Name under which `termsForms` lists this form. */
const FORM_NAME = 'enquiry';
export const asksForTerms = ({ termsForms }: Pick<Switches, 'termsForms'>) => termsForms.includes(FORM_NAME);

/** Rules of the form for one tenant. */
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
    terms_agreed: asksForTerms(switches) ? terms() : boolean().required(),
    website: string().defined(),
  });
}

/** Keeps from stored data the fields of the form that have the right type. */
export function enquiryValuesFrom(source: Readonly<Record<string, unknown>>): Partial<EnquiryValues> {
  const typed = TYPED_FIELDS.filter((field) => typeof source[field] === 'string');
  const ticked = TICKED_FIELDS.filter((field) => typeof source[field] === 'boolean');
  return Object.fromEntries([...typed, ...ticked].map((field) => [field, source[field]]));
}

/** Text that visitors typed, or their browser filled in, before this script ran. */
export function enquiryTextIn(form: HTMLFormElement, initial: EnquiryValues): Partial<EnquiryValues> {
  return Object.fromEntries(
    TYPED_FIELDS.flatMap((field) => {
      const control = form.elements.namedItem(field);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
      return isText && control.type !== 'hidden' && control.value !== initial[field] ? [[field, control.value]] : [];
    }),
  );
}
