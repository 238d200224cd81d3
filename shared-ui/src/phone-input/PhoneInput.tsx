import { TextInput, type TextInputProps } from '../text-input/TextInput';

export type PhoneInputProps = Omit<TextInputProps, 'type'>;

/** A telephone number: the right keyboard on phones, filled in by the browser; spaces and +61 are welcome. */
export function PhoneInput(props: PhoneInputProps) {
  return <TextInput autoComplete="tel" inputMode="tel" maxLength={20} {...props} type="tel" />;
}
