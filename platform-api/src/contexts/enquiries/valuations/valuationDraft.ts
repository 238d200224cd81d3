import type { Location, ValuedVehicle } from '@forecourt/shared-contracts';
import { leadPayloadSchema } from '@forecourt/shared-contracts/schemas';
import type { TradeIn } from '../delivery/deliveredLead';
import type { CheckedLead } from '../leads/checkLead';
import type { CheckedStep, Origin } from './valuationSteps';

export type Step<Name extends CheckedStep['step']> = Extract<CheckedStep, { step: Name }>;

/** A lead whose contact is not known yet. */
export type Draft = CheckedLead & { trade_in: TradeIn };

/** A lead before anybody filled in a form. */
const EMPTY_LEAD = {
  ...leadPayloadSchema.getDefault(),
  ...{ name: '', last_name: '', email: '', phone: '', postcode: '', url: '' },
  ...{ appointment: null, opt_in_finance_wording: null, opt_in_trade_wording: null, terms_wording: null },
  category: 'Trade-In',
  form_completed: false,
} as CheckedLead;

const draftOf = (origin: Origin, car: Pick<TradeIn, 'rego' | 'regoState' | 'kms'>, { year, make, model, badge }: ValuedVehicle): Draft => ({
  ...EMPTY_LEAD,
  ...origin,
  Rego: car.rego,
  trade_in: { ...car, year, make, model, badge, answers: [], valuation: null },
});

/** The draft after the first step, with the car that the provider found. */
export const draftByRego = ({ step: _step, rego, regoState, kms, ...origin }: Step<'rego'>, vehicle: ValuedVehicle): Draft =>
  draftOf(origin, { rego, regoState, kms: kms ?? null }, vehicle);

/** The draft after the first step of a visitor who has named the car. */
export const draftByDetails = ({ step: _step, year, make, model, badge, kms, ...origin }: Step<'details'>): Draft =>
  draftOf(origin, { rego: null, regoState: null, kms: kms ?? null }, { year, make, model, badge, body: null });

/** The draft with the contact of the last step: a lead. */
export function completedDraft(
  draft: Draft,
  { step: _step, lead_id: _id, location_id: _location, ...contact }: Step<'contact'>,
  location: Location | null,
  valuation: TradeIn['valuation'],
): Draft {
  return {
    ...draft,
    ...contact,
    category: draft.category,
    subcategory: draft.subcategory,
    url: contact.url || draft.url,
    user_agent: contact.user_agent || draft.user_agent,
    // A honeypot that was filled in any step counts.
    website: contact.website || draft.website,
    car_id: contact.car_id ?? draft.car_id,
    location: location?.slug ?? null,
    dealership_slug: location?.dealership_slug ?? contact.dealership_slug ?? draft.dealership_slug,
    form_completed: true,
    trade_in: { ...draft.trade_in, valuation },
  };
}
