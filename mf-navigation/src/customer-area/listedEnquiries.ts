import type { AccountEnquiry, LastEnquiry, Links } from '@forecourt/shared-contracts';

/** An enquiry of the account, or one that this browser alone knows: `state` is null for that. */
export interface ListedEnquiry extends LastEnquiry {
  state: AccountEnquiry['state'] | null;
  isCancelled: boolean;
  valuation: AccountEnquiry['valuation'];
}

function ofAccount(to: Links, { id, sent_at, category, state, car, location_slug, appointment, valuation }: AccountEnquiry): ListedEnquiry {
  const changePath = appointment && to.ifDeployed('forms.appointment', { appointmentId: appointment.id });
  return {
    id,
    sentAt: sent_at,
    category,
    state,
    car,
    locationSlug: location_slug,
    appointment: appointment && {
      leadId: id,
      start: appointment.start,
      locationSlug: appointment.location_slug,
      ...(changePath && !appointment.is_cancelled && { changePath }),
    },
    isCancelled: appointment?.is_cancelled ?? false,
    valuation,
  };
}

/** The enquiries of the account and those that this browser alone knows, newest first, each once. */
export function listedEnquiries(to: Links, account: readonly AccountEnquiry[], browser: readonly LastEnquiry[]): ListedEnquiry[] {
  const known = new Map(browser.map((each) => [each.id, each]));
  const own = browser
    .filter(({ id }) => !account.some((each) => each.id === id))
    .map((each): ListedEnquiry => ({ ...each, state: null, isCancelled: false, valuation: null }));
  // What this browser knows beside: a car that is no longer on the site, a time that was wished for and not booked.
  const ofBoth = account.map((each) => {
    const listed = ofAccount(to, each);
    const { car = null, appointment = null } = known.get(each.id) ?? {};
    return { ...listed, car: listed.car ?? car, appointment: listed.appointment ?? appointment };
  });
  return [...ofBoth, ...own].toSorted((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt));
}
