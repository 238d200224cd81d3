import type { FormValues } from '../definition/formValues';

/** Who pays, as entered: 'Mia Nguyen, mia@example.com, 0412 345 678'. */
export const contactText = ({ name, last_name: lastName, email, phone }: Partial<FormValues>): string =>
  [[name, lastName].filter(Boolean).join(' '), email, phone].filter(Boolean).join(', ');
