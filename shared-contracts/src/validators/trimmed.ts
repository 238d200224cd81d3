import { string } from 'yup';

const BLANKS = /[\t\n\r]+/g;
const CONTROLS = /\p{Cc}/gu;
const MARKS = /\p{Cf}/gu;

const textSchema = (clean: (text: string) => string) =>
  string().transform((value: unknown) => (typeof value === 'string' ? clean(value).trim() : value));

/** A text in one line, trimmed and without control characters. Other values are not changed and fail validation, where yup's own trim would throw. */
export const trimmed = () => textSchema((text) => text.replaceAll(BLANKS, ' ').replaceAll(CONTROLS, ''));

/** As `trimmed`, also without characters that are not displayed, such as direction marks: they come with what is pasted. */
export const unmarked = () => textSchema((text) => text.replaceAll(BLANKS, ' ').replaceAll(CONTROLS, '').replaceAll(MARKS, ''));

/** A trimmed text of any number of lines, without other control characters. */
export const multiline = () =>
  textSchema((text) =>
    text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, (control) => (control === '\n' || control === '\t' ? control : '')),
  );
