import { string } from 'yup';

/** A text without blanks at its ends. What is no text stays as it is and is refused, where yup's own trim would throw. */
export const trimmed = () => string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
