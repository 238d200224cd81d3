import { createContext } from 'react';

/** The postcode that the results around a card are measured from; null where they are not, and outside of results. */
export const SearchedPostcode = createContext<string | null>(null);
