import { object, type ObjectSchema } from 'yup';
import type { FormValues } from './formValues';
import type { FormField } from './formFields';

/** Validation schema of a form's fields: the contract's rules with its messages. */
export const formSchema = (fields: readonly FormField[]): ObjectSchema<Partial<FormValues>> =>
  object(Object.fromEntries(fields.map(({ name, type, isOptional }) => [name, type.rule(isOptional)]))) as unknown as ObjectSchema<
    Partial<FormValues>
  >;

/** The values with each text as it is meant: a postcode without spaces, a rego in upper case. */
export function tidyValues(values: FormValues, fields: readonly FormField[]): FormValues {
  const tidied = fields.flatMap(({ name, type: { tidy } }) => {
    const value = values[name];
    return tidy && typeof value === 'string' ? [[name, tidy(value)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(tidied) };
}
