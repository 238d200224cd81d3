import type { Location } from '@forecourt/shared-contracts';
import { leadPayloadSchema } from '@forecourt/shared-contracts/schemas';
import type { TradeIn } from '../delivery/deliveredLead';
import type { CheckedLead } from '../leads/checkLead';
import type { ValuedVehicle } from './valuationProvider';
import type { CheckedStep } from './valuationSteps';

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

/** The draft after the first step. */
export function draftOf({ step: _step, rego, regoState, kms, ...origin }: Step<'rego'>, vehicle: ValuedVehicle): Draft {
  const { year, make, model, badge } = vehicle;
  return {
    ...EMPTY_LEAD,
    ...origin,
    Rego: rego,
    trade_in: { rego, regoState, year, make, model, badge, kms: kms ?? null, answers: [], valuation: null },
  };
}

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
