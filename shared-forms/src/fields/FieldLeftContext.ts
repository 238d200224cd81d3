import { createContext } from 'react';
import type { FieldName } from '../definition/formValues';

/** What the form does when a text field is left, beside its validation. */
export const FieldLeftContext = createContext<(name: FieldName, text: string) => void>(() => undefined);
