import { CONTACT_METHODS } from '@forecourt/shared-contracts';
import {
  currency,
  email,
  firstName,
  lastName,
  message,
  phone,
  postcode,
  rego,
  requiredSelect,
  terms,
  vehicleCount,
} from '@forecourt/shared-contracts/schemas';
import type { InputHTMLAttributes } from 'react';
import { array, boolean, string, type ISchema } from 'yup';
import { isStored } from '../photos/photoId';
import type { FormValues, LeadFieldName } from './formValues';

/** Which control a field has. `choice` is one of few, `choices` any of few. */
type ControlKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'comments'
  | 'amount'
  | 'number'
  | 'select'
  | 'choice'
  | 'choices'
  | 'checkbox'
  | 'location'
  | 'appointment'
  | 'photos'
  | 'terms';

/** A kind of field that any form may have: what it looks like and when its value is valid. */
export interface FieldType<Value = unknown> {
  kind: ControlKind;
  label: string;
  /** Attributes of its input; `autoComplete` takes the browser's standard tokens. */
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'>;
  /** Expected length; without it the field takes the whole column. */
  width?: '6ch' | '10ch' | '16ch';
  /** Bounds and step of a number. */
  range?: { min: number; max: number; step: number };
  /** An amount has buttons for common ones. */
  hasQuickPicks?: boolean;
  options?: readonly string[];
  /** What is meant by what was typed, when the field is left. */
  tidy?(text: string): string;
  rule(isOptional: boolean): ISchema<Value>;
}

const APPOINTMENT_PAST = 'Please choose a date and time in the future.';
/** Of a form that is submitted before its photos have arrived. */
export const PHOTOS_NOT_SENT = 'Your photos are still being sent. Please wait a moment and try again.';
const YES_OR_NO = ['Yes', 'No'] as const;
const ENQUIRY_CATEGORIES = [
  'General Enquiry',
  'Sales Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Fleet Enquiry',
  'Finance Enquiry',
] as const;
const SERVICES = ['Logbook service', 'Repair', 'Tyres', 'Wheel alignment', 'Other'] as const;

/** Label of the opt-in; stored with the consent, so that it is known what the visitor agreed to (PL-039). */
export const OPT_IN_WORDING = 'Yes, I would like to subscribe to receive latest offers & product updates.';

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** '' for no time, a date alone while no time is chosen, or ISO 8601 with offset. */
const appointment = () =>
  string()
    .defined()
    .test('time', 'Please choose a time.', (value) => !isDate(value))
    .test('future', APPOINTMENT_PAST, (value) => value === '' || isDate(value) || Date.parse(value) > Date.now());

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const optionalText = (limit: number) => string().defined().max(limit, `Please use ${limit} characters or fewer.`);
const textOf = (limit: number, missing: string) => (isOptional: boolean) =>
  isOptional ? optionalText(limit) : string().trim().required(missing).max(limit, missing);

export const FIELD_TYPES: { readonly [Name in LeadFieldName]: FieldType<FormValues[Name]> } = {
  name: {
    kind: 'text',
    label: 'First Name',
    input: { autoComplete: 'given-name', maxLength: 100 },
    rule: firstName,
  },
  last_name: {
    kind: 'text',
    label: 'Last Name',
    input: { autoComplete: 'family-name', maxLength: 100 },
    rule: lastName,
  },
  postcode: {
    kind: 'text',
    label: 'Postcode',
    input: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
    width: '6ch',
    tidy: withoutSpaces,
    rule: postcode,
  },
  phone: { kind: 'phone', label: 'Mobile', width: '16ch', rule: phone },
  email: { kind: 'email', label: 'Email', tidy: (text) => text.trim(), rule: email },
  message: { kind: 'comments', label: 'Comments', rule: (isOptional) => message(!isOptional) },
  category: { kind: 'select', label: 'Category', options: ENQUIRY_CATEGORIES, rule: requiredSelect },
  subcategory: {
    kind: 'text',
    label: 'Company name',
    input: { autoComplete: 'organization', maxLength: 200 },
    rule: textOf(200, 'Please enter the company name.'),
  },
  location: { kind: 'location', label: 'Location', rule: () => string().defined() },
  Rego: {
    kind: 'text',
    label: 'Rego',
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 15 },
    width: '10ch',
    tidy: (text) => text.replaceAll(/[\s-]/g, '').toUpperCase(),
    rule: rego,
  },
  PreferredContactMethod: {
    kind: 'choice',
    label: 'Preferred contact method',
    options: CONTACT_METHODS,
    rule: () => string().oneOf(CONTACT_METHODS).defined(),
  },
  finance: {
    kind: 'choice',
    label: 'Are you interested in finance?',
    options: YES_OR_NO,
    rule: () =>
      string()
        .oneOf(['', ...YES_OR_NO])
        .defined(),
  },
  'do-you-have-a-trade-in': {
    kind: 'choice',
    label: 'Do you have a trade-in?',
    options: YES_OR_NO,
    rule: () =>
      string()
        .oneOf(['', ...YES_OR_NO])
        .defined(),
  },
  'Vehicle Make': {
    kind: 'text',
    label: 'Make',
    input: { autoComplete: 'off', maxLength: 100 },
    rule: textOf(100, 'Please enter the make.'),
  },
  'Vehicle Model': {
    kind: 'text',
    label: 'Model',
    input: { autoComplete: 'off', maxLength: 100 },
    rule: textOf(100, 'Please enter the model.'),
  },
  position: {
    kind: 'text',
    label: 'Position',
    input: { autoComplete: 'organization-title', maxLength: 100 },
    rule: textOf(100, 'Please enter the position.'),
  },
  additional_services: {
    kind: 'choices',
    label: 'What do you need?',
    options: SERVICES,
    rule: () => array().of(string().oneOf(SERVICES).defined()).defined(),
  },
  photos: {
    kind: 'photos',
    label: 'Photos',
    rule: () =>
      array()
        .of(string().defined())
        .defined()
        .test('sent', PHOTOS_NOT_SENT, (photos) => photos.every(isStored)),
  },
  budget: {
    kind: 'amount',
    label: 'Budget',
    hasQuickPicks: true,
    rule: (isOptional) => (isOptional ? currency().notRequired().default(null) : currency()),
  },
  quantity: {
    kind: 'number',
    label: 'How many vehicles?',
    range: { min: 1, max: 1000, step: 1 },
    rule: (isOptional) => (isOptional ? vehicleCount().notRequired().default(null) : vehicleCount()),
  },
  'distribution-location': { kind: 'select', label: 'Where would you like to drive it?', rule: requiredSelect },
  appointment: { kind: 'appointment', label: 'When would you like to come?', rule: appointment },
  offer_from_client: { kind: 'amount', label: 'Your offer', rule: currency },
  opt_in_finance: { kind: 'checkbox', label: 'I would like a finance quote.', rule: () => boolean().defined() },
  opt_in_trade: { kind: 'checkbox', label: 'I have a vehicle to trade in.', rule: () => boolean().defined() },
  opt_in: { kind: 'checkbox', label: OPT_IN_WORDING, rule: () => boolean().defined() },
  terms_agreed: { kind: 'terms', label: 'I agree to the terms of use.', rule: terms },
};
