import type { SiteConfig } from '@forecourt/shared-contracts';
import { FIELD_TYPES } from './fieldTypes';
import type { FieldName } from './formValues';
import { presetLocation, type FieldOptions, type FormSubject, type LeadForm } from './leadForm';

/** A field with everything that its control needs to know. */
export interface FormField extends FieldOptions {
  label: string;
  isOptional: boolean;
}

/** Fields without which a form can be sent. */
const ALWAYS_OPTIONAL: ReadonlySet<FieldName> = new Set([
  'Rego',
  'finance',
  'do-you-have-a-trade-in',
  'additional_services',
  'PreferredContactMethod',
  'opt_in',
]);

const optionsOf = (field: FieldName | FieldOptions): FieldOptions => (typeof field === 'string' ? { name: field } : field);

/** The fields that a form has on a site and for a subject, in their order. */
export function formFields(form: LeadForm, subject: FormSubject, { switches }: Pick<SiteConfig, 'switches'>): FormField[] {
  const { messageRequired, optInHidden, termsForms } = switches;
  const isHidden = ({ name }: FieldOptions) =>
    (name === 'opt_in' && optInHidden) || (name === 'location' && presetLocation(subject) !== null);
  const isOptional = ({ name, isOptional: own = false }: FieldOptions) =>
    own || ALWAYS_OPTIONAL.has(name) || (name === 'message' && !messageRequired);
  const terms: FieldOptions[] = termsForms.includes(form.name) ? [{ name: 'terms_agreed' }] : [];

  return [...form.fields.map(optionsOf), ...terms]
    .filter((field) => !isHidden(field))
    .map((field) => ({ ...field, label: field.label ?? FIELD_TYPES[field.name].label, isOptional: isOptional(field) }));
}
