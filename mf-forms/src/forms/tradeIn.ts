import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** Part of a form that is named by what becomes of the car: 'trade-in' or 'sell-my-car'. */
type UnnamedForm = Omit<LeadFormDefinition, 'name'>;

const CATEGORY = 'Trade-In';

/** The visitor's own car in words, where no online valuation is possible or wanted (FO-067, FO-074). */
export const tradeIn: UnnamedForm = {
  title: 'Tell us about your car',
  intro: 'We look at the details and call you with a valuation.',
  category: CATEGORY,
  submit: 'Request a valuation',
  fields: [
    { name: 'Rego', isOptional: true },
    { name: 'Vehicle Make', label: 'Make of your car' },
    { name: 'Vehicle Model', label: 'Model of your car' },
    ...CONTACT_FIELDS,
    { name: 'message', label: 'Year, kilometres and condition', isOptional: true },
    { name: 'photos', label: 'Photos of your car' },
    'opt_in',
  ],
};

/** The contact of an online valuation, whose other steps have fields of their own (FO-072). */
export const tradeInContact: UnnamedForm = {
  title: 'Your details',
  intro: 'You see the estimate next.',
  category: CATEGORY,
  fields: [
    'name',
    'last_name',
    'phone',
    'email',
    { name: 'location', label: 'Where should we inspect it?', locationType: 'sales' },
    'opt_in',
  ],
};
