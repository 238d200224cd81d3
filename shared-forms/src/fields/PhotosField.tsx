import { useFormikContext } from 'formik';
import type { FormField } from '../definition/formFields';
import type { FormValues } from '../definition/formValues';
import { Photos } from '../photos/Photos';
import { useFormField } from './useFormField';

/** Photos of what the form is about. */
export function PhotosField({ id, field }: { id: string; field: FormField }) {
  const { values } = useFormikContext<FormValues>();
  const { error, setValue } = useFormField(field);
  return <Photos id={id} label={field.label} value={values.photos} onChange={setValue} error={error} />;
}
