import { requiredSelect } from '@forecourt/shared-contracts/schemas';
import { string } from 'yup';
import type { FieldType } from './fieldTypes';
import { isOwnName, type FormValues } from './formValues';
import type { FieldOptions, LeadFormDefinition, OwnField } from './leadForm';

const MISSING = 'Please fill in this field.';
const LENGTHS = { text: 200, comments: 1000 } as const;

export const isOwnField = (field: FieldOptions | OwnField): field is OwnField => isOwnName(field.name);

/** The type of a field that one form alone has. */
export function ownType({ kind, label, options, rule }: OwnField): FieldType<string> {
  if (kind === 'select' || kind === 'choice')
    return { kind, label, options, rule: rule ?? ((isOptional) => (isOptional ? string().defined() : requiredSelect())) };
  const limit = LENGTHS[kind];
  const text = string().max(limit, `Please use ${limit} characters or fewer.`);
  return {
    kind,
    label,
    input: { maxLength: limit },
    rule: rule ?? ((isOptional) => (isOptional ? text.defined() : text.trim().required(MISSING))),
  };
}

/** The fields that a form alone has. */
export const ownFieldsOf = ({ fields }: Pick<LeadFormDefinition, 'fields'>): OwnField[] =>
  fields.filter((each): each is OwnField => typeof each === 'object' && isOwnField(each));

/** What was entered in them, a line each; '' where nothing was. */
export const ownText = (form: Pick<LeadFormDefinition, 'fields'>, values: FormValues): string =>
  ownFieldsOf(form)
    .flatMap(({ name, label }) => {
      const value = values[name]?.trim();
      return value ? [`${label}: ${value}`] : [];
    })
    .join('\n');
