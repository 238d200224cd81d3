import type { FormField } from '../definition/formFields';
import { AppointmentField } from './AppointmentField';
import { AmountField } from './AmountField';
import { ChoiceField, ChoicesField, SelectField } from './ChoiceFields';
import { CheckboxField, TermsField } from './ConsentFields';
import styles from './fields.module.css';
import { LocationField } from './LocationField';
import { NumberField } from './NumberField';
import { PhotosField } from './PhotosField';
import { CommentsField, TextField } from './TextField';

/** Kinds that take the whole line where others share one. */
const WIDE = new Set(['comments', 'amount', 'choices', 'checkbox', 'appointment', 'photos', 'terms']);

interface FormFieldViewProps {
  id: string;
  field: FormField;
  enterKeyHint: 'next' | 'send';
}

/** A field of a form with the control of its type. */
export function FormFieldView(props: FormFieldViewProps) {
  return (
    <div className={styles.field} data-wide={WIDE.has(props.field.type.kind) || undefined}>
      <Control {...props} />
    </div>
  );
}

function Control({ id, field, enterKeyHint }: FormFieldViewProps) {
  switch (field.type.kind) {
    case 'comments':
      return <CommentsField id={id} field={field} />;
    case 'amount':
      return <AmountField id={id} field={field} />;
    case 'number':
      return <NumberField id={id} field={field} />;
    case 'select':
      return <SelectField id={id} field={field} />;
    case 'choice':
      return <ChoiceField field={field} />;
    case 'choices':
      return <ChoicesField field={field} />;
    case 'location':
      return <LocationField id={id} field={field} />;
    case 'checkbox':
      return <CheckboxField id={id} field={field} />;
    case 'appointment':
      return <AppointmentField field={field} />;
    case 'photos':
      return <PhotosField id={id} field={field} />;
    case 'terms':
      return <TermsField id={id} field={field} />;
    default:
      return <TextField id={id} field={field} enterKeyHint={enterKeyHint} />;
  }
}
