import type { Car, FormEventId, LeadPayload, SlotProps, Switches } from '@forecourt/shared-contracts';
import type { ISchema } from 'yup';
import type { FormValues, LeadFieldName, OwnFieldName } from './formValues';

/** What a form is about: a car, a model, a page's subject or location, or nothing in particular. */
export type FormSubject = Pick<SlotProps<'enquiry-form'>, 'car' | 'category' | 'subcategory' | 'locationSlug' | 'model' | 'budget'>;

/** A field as one form has it. */
export interface FieldOptions {
  name: LeadFieldName;
  /** Instead of the usual label. */
  label?: string;
  isOptional?: boolean;
  /** Of an amount about a car. */
  placeholder?(car: Car): string;
  /** Kind of locations that the location field offers. */
  locationType?: 'sales' | 'service' | 'parts';
}

/** A field that this form alone has: what is entered is a line of the lead's comments, '<label>: <value>'. */
export interface OwnField {
  name: OwnFieldName;
  label: string;
  kind: 'text' | 'comments' | 'select' | 'choice';
  /** Of a select or choice. */
  options?: readonly string[];
  isOptional?: boolean;
  /** When a value is valid, where that is more than that there is one. */
  rule?(isOptional: boolean): ISchema<string>;
}

/**
 * A lead form as data: a page, a dialog and a slot render the same one. The tenant's switches may hide the opt-in, add the terms and optional
 * fields, and make the comments optional.
 */
export interface LeadFormDefinition {
  /** In the switches `termsForms` and `enquiryFields`. */
  name: string;
  /** Heading of its page, and the accessible name of the form. */
  title: string;
  /** Below the heading of its page. */
  intro: string;
  /** Category of its leads, unless the subject has another or the visitor chooses one in a field. */
  category: string;
  fields: readonly (LeadFieldName | FieldOptions | OwnField)[];
  /** What its button does, in words; without it 'Send enquiry', or 'Next' where more follows. */
  submit?: string | ((values: FormValues) => string);
  /** true: its page is reached from an e-mail, and search engines do not list it. */
  isUnlisted?: boolean;
  /** Subcategory of its leads, unless the subject or a field has one. */
  subcategory?: string;
  /** test-drive: its analytics event about a car is that of a test drive. */
  kind?: 'enquiry' | 'test-drive';
  /** Displayed above its button. */
  note?(switches: Switches): string | null;
  /** Its analytics event, where it is not the one of the category or the car. */
  event?: FormEventId;
  /** First value of the comments about a car. */
  message?(car: Car): string;
  /** Sent above the comments. */
  fixedMessage?: string;
  /** Chosen before the form, and sent with it. */
  chosen?: Partial<Pick<LeadPayload, 'finance' | 'do-you-have-a-trade-in' | 'Rego'>>;
  /** First values about a car. */
  carValues?(car: Car): Partial<FormValues>;
}

/** Fields of the short lead form in their order (CO-027). */
export const CONTACT_FIELDS = ['name', 'last_name', 'postcode', 'phone', 'email'] as const satisfies readonly LeadFieldName[];

/** The category of a form about a subject, until the visitor chooses another. */
export const categoryOf = ({ category: own }: Pick<LeadFormDefinition, 'category'>, { category }: FormSubject) => category ?? own;

/** Slug of the location that the page or the car presets, or null. */
export const presetLocation = ({ car, locationSlug }: FormSubject) => locationSlug ?? car?.location?.slug ?? null;
