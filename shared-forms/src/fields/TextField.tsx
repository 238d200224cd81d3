import { Field, TextArea, TextInput } from '@forecourt/shared-ui';
import { EmailInput, PhoneInput } from '@forecourt/shared-ui/inputs';
import type { FormField } from '../definition/formFields';
import styles from './fields.module.css';
import { useFormField } from './useFormField';

const INPUTS = { text: TextInput, email: EmailInput, phone: PhoneInput } as const;
const MAX_COMMENTS = 2000;

interface TextFieldProps {
  id: string;
  field: FormField;
  /** What the Enter key of a keyboard on the screen says. */
  enterKeyHint: 'next' | 'send';
}

/** One line of text, an e-mail address or a phone number. */
export function TextField({ id, field, enterKeyHint }: TextFieldProps) {
  const { kind, input, width } = field.type;
  const { error, props, handleBlur } = useFormField(field);
  const Input = INPUTS[kind as keyof typeof INPUTS];
  return (
    <Field id={id} label={field.label} error={error} isOptional={field.isOptional}>
      {(control) => (
        <Input
          {...input}
          {...control}
          {...props}
          onBlur={handleBlur}
          required={!field.isOptional}
          enterKeyHint={enterKeyHint}
          className={styles.input}
          data-width={width}
        />
      )}
    </Field>
  );
}

/** The comments. */
export function CommentsField({ id, field }: Pick<TextFieldProps, 'id' | 'field'>) {
  const { error, props } = useFormField(field);
  return (
    <Field id={id} label={field.label} error={error} isOptional={field.isOptional}>
      {(control) => (
        <TextArea {...control} {...props} maxLength={field.type.input?.maxLength ?? MAX_COMMENTS} required={!field.isOptional} />
      )}
    </Field>
  );
}
