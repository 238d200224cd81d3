import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** A request for a car like one that is not in stock, or like none that a search found (FO-060). */
export const findSimilar: LeadFormDefinition = {
  name: 'find-similar',
  title: 'Find Me Something Similar',
  intro: 'Tell us what you are looking for, and we look for it.',
  category: 'Find Similar',
  submit: 'Send request',
  fields: [
    'Vehicle Make',
    { name: 'Vehicle Model', isOptional: true },
    { name: 'budget', isOptional: true },
    ...CONTACT_FIELDS,
    { name: 'message', isOptional: true },
    'opt_in',
  ],
  carValues: ({ make, model, price }) => ({ 'Vehicle Make': make, 'Vehicle Model': model, budget: price && Math.round(price) }),
};
