import type { SiteConfig } from '@forecourt/shared-contracts';
import type { SelectOption } from '@forecourt/shared-ui';
import { FIELD_TYPES, type FieldType } from './fieldTypes';
import type { FieldName, LeadFieldName } from './formValues';
import { presetLocation, type FieldOptions, type FormSubject, type LeadFormDefinition, type OwnField } from './leadForm';
import { isOwnField, ownType } from './ownFields';

/** A field with everything that its control needs to know. */
export interface FormField extends Omit<FieldOptions, 'name' | 'placeholder'> {
  name: FieldName;
  type: FieldType;
  label: string;
  isOptional: boolean;
  placeholder?: string;
  /** Of a select or choice. */
  options: readonly SelectOption[];
}

/** Fields without which a form can be sent. */
const ALWAYS_OPTIONAL: ReadonlySet<FieldName> = new Set([
  // Some people have one name.
  'last_name',
  'Rego',
  'finance',
  'do-you-have-a-trade-in',
  'additional_services',
  'photos',
  'PreferredContactMethod',
  'appointment',
  'opt_in',
  'opt_in_finance',
  'opt_in_trade',
]);

const optionsOf = (field: LeadFieldName | FieldOptions | OwnField): FieldOptions | OwnField =>
  typeof field === 'string' ? { name: field } : field;

/** Fields with those that the tenant adds, above the comments. */
function withAdded(fields: readonly (FieldOptions | OwnField)[], added: readonly LeadFieldName[]): (FieldOptions | OwnField)[] {
  const comments = fields.findIndex(({ name }) => name === 'message');
  return fields.toSpliced(comments === -1 ? fields.length : comments, 0, ...added.map((name) => ({ name })));
}

/** The fields that a form has on a site and for a subject; terms are the last of them. */
export function formFields(form: LeadFormDefinition, subject: FormSubject, { switches }: Pick<SiteConfig, 'switches'>): FormField[] {
  const { messageRequired, optInHidden, termsForms, enquiryFields } = switches;
  const at = subject.car?.location;
  const distribution = at && at.distribution_locations.length > 0 ? [at, ...at.distribution_locations] : [];
  const options = (name: FieldName, type: FieldType): SelectOption[] =>
    name === 'distribution-location'
      ? distribution.map(({ slug: value, name: label }) => ({ value, label }))
      : (type.options ?? []).map((label) => ({ value: label, label }));
  const isHidden = ({ name }: FieldOptions | OwnField) =>
    (name === 'opt_in' && optInHidden) ||
    (name === 'location' && presetLocation(subject) !== null) ||
    (name === 'distribution-location' && distribution.length === 0);
  const isOptional = ({ name, isOptional: own = false }: FieldOptions | OwnField) =>
    own || ALWAYS_OPTIONAL.has(name) || (name === 'message' && !messageRequired);
  const terms: FieldOptions[] = termsForms.includes(form.name) ? [{ name: 'terms_agreed' }] : [];

  const own = form.fields.map(optionsOf);
  const added = enquiryFields
    .flatMap((each) => (each.form === form.name ? each.fields : []))
    .filter((name) => !own.some((field) => field.name === name));

  return [...withAdded(own, added), ...terms]
    .filter((field) => !isHidden(field))
    .map((field): FormField => {
      const type = isOwnField(field) ? ownType(field) : FIELD_TYPES[field.name];
      const { placeholder, locationType }: Partial<FieldOptions> = isOwnField(field) ? {} : field;
      return {
        name: field.name,
        type,
        label: field.label ?? type.label,
        isOptional: isOptional(field),
        options: options(field.name, type),
        ...(locationType && { locationType }),
        ...(placeholder && subject.car && { placeholder: placeholder(subject.car) }),
      };
    });
}
