import { string } from 'yup';

/** A trimmed text. Other values are not changed and fail validation, where yup's own trim would throw. */
export const trimmed = () => string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
