export { Combobox, type ComboboxProps } from './combobox/Combobox';
export type { ComboboxOption } from './combobox/matching';
export { DateTimeField, type DateTimeFieldProps, type LocalDateTime } from './date-time/DateTimeField';
export { EmailInput, type EmailInputProps } from './email-input/EmailInput';
export { MoneyField, type MoneyFieldProps } from './money-field/MoneyField';
export { NumberStepper, type NumberStepperProps } from './number-stepper/NumberStepper';
export { PhoneInput, type PhoneInputProps } from './phone-input/PhoneInput';
export { RangeSlider, type RangeSliderProps } from './range-slider/RangeSlider';
export type { Bound, NumberRange } from './range-slider/numberRange';
