/** Whether a text is a postcode of four digits. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);
