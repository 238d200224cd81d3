import { CONTACT_METHODS, OWN_FIELD, type LeadPayload } from '@forecourt/shared-contracts';

/** Fields with a text; '' is not filled in. */
const TEXT_FIELDS = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'category',
  'subcategory',
  'location',
  'Rego',
  'PreferredContactMethod',
  'finance',
  'do-you-have-a-trade-in',
  'Vehicle Make',
  'Vehicle Model',
  'position',
  'appointment',
  'distribution-location',
  'website',
] as const satisfies readonly (keyof LeadPayload)[];
const CHECKBOX_FIELDS = ['opt_in', 'opt_in_finance', 'opt_in_trade', 'terms_agreed'] as const satisfies readonly (keyof LeadPayload)[];
/** Whole AUD, or how many; null while empty. */
const NUMBER_FIELDS = ['budget', 'offer_from_client', 'quantity'] as const satisfies readonly (keyof LeadPayload)[];
const LIST_FIELDS = ['additional_services', 'photos'] as const satisfies readonly (keyof LeadPayload)[];

/** Name of a field that one form has beside those of every lead, of letters, digits and hyphens; its value is a text. */
export type OwnFieldName = `${typeof OWN_FIELD}${string}`;

type TextName = (typeof TEXT_FIELDS)[number];
/** A field with a text. */
export type TextFieldName = Exclude<TextName, 'website'>;

/** Values of any lead form, by the field names of the lead payload; those of fields that a form does not have are never sent. */
export type FormValues = Record<TextName, string> &
  Record<(typeof CHECKBOX_FIELDS)[number], boolean> &
  Record<(typeof NUMBER_FIELDS)[number], number | null> &
  Record<(typeof LIST_FIELDS)[number], string[]> & { [name: OwnFieldName]: string };

/** The form's hidden field, which a person leaves empty. */
export const HONEYPOT_FIELD = 'website' satisfies keyof FormValues;
/** A field that a form may have. */
export type FieldName = Exclude<keyof FormValues, typeof HONEYPOT_FIELD>;
/** A field of the leads. */
export type LeadFieldName = Exclude<FieldName, OwnFieldName>;

export const isOwnName = (name: string): name is OwnFieldName => name.startsWith(OWN_FIELD);

/** Values before anybody filled in anything: equal on server and browser, so without personal data. */
export const EMPTY_VALUES: FormValues = {
  name: '',
  last_name: '',
  email: '',
  phone: '',
  postcode: '',
  message: '',
  category: '',
  subcategory: '',
  location: '',
  Rego: '',
  PreferredContactMethod: CONTACT_METHODS[0],
  finance: '',
  'do-you-have-a-trade-in': '',
  'Vehicle Make': '',
  'Vehicle Model': '',
  position: '',
  appointment: '',
  'distribution-location': '',
  website: '',
  budget: null,
  offer_from_client: null,
  quantity: null,
  opt_in: false,
  opt_in_finance: false,
  opt_in_trade: false,
  terms_agreed: false,
  additional_services: [],
  photos: [],
};

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The form's fields in stored data that have the right type. */
export function formValuesFrom(source: Readonly<Record<string, unknown>>): Partial<FormValues> {
  const texts = TEXT_FIELDS.filter((field) => typeof source[field] === 'string');
  const checkboxes = CHECKBOX_FIELDS.filter((field) => typeof source[field] === 'boolean');
  const numbers = NUMBER_FIELDS.filter((field) => typeof source[field] === 'number');
  const lists = LIST_FIELDS.filter((field) => isTextList(source[field]));
  const own = Object.keys(source).filter((name) => isOwnName(name) && typeof source[name] === 'string');
  return Object.fromEntries(
    [...texts, ...checkboxes, ...numbers, ...lists, ...own].map((field) => [field, source[field]]),
  ) as Partial<FormValues>;
}

/** Text that was typed or autofilled into the server-rendered form before hydration. */
export function textTypedInto(form: HTMLFormElement, initial: FormValues): Partial<FormValues> {
  return Object.fromEntries(
    [...TEXT_FIELDS, ...Object.keys(initial).filter(isOwnName)].flatMap((field) => {
      const control = form.elements.namedItem(field);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
      return isText && control.type !== 'hidden' && control.value !== initial[field] ? [[field, control.value]] : [];
    }),
  );
}
