import { TextInput, type TextInputProps } from '../text-input/TextInput';

export type EmailInputProps = Omit<TextInputProps, 'type'>;

/** An e-mail address: the right keyboard on phones, filled in by the browser, never corrected or capitalised. */
export function EmailInput(props: EmailInputProps) {
  return (
    <TextInput autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={254} {...props} type="email" />
  );
}
