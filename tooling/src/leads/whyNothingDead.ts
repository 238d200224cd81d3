import type { ListedLead } from '@forecourt/platform-api';

/** Why a lead has no dead letter that could be tried again, with what to do. */
export function whyNothingDead(leadId: string, lead: ListedLead | null): string {
  if (lead === null) return `there is no lead ${leadId}; "forecourt leads list" has their ids.`;
  if (lead.quarantine !== null) return `the lead is in quarantine (${lead.quarantine}); "forecourt leads release ${leadId}" delivers it.`;
  const { deliveries } = lead;
  if (deliveries.some(({ state }) => state === 'dead')) return 'its personal data has been deleted, so that nothing of it is sent.';
  const waiting = deliveries.find(({ waits }) => waits !== null);
  if (waiting) return `the lead waits, since ${waiting.waits}. It is sent as soon as a rule of the delivery document matches.`;
  const tried = deliveries.find(({ state }) => state === 'pending');
  if (tried) {
    const last = tried.error === null ? '' : `; the last time: ${tried.error}`;
    return `${tried.endpoint} is still being tried${tried.next === null ? '' : `, next at ${tried.next}`}${last}.`;
  }
  const received = deliveries.flatMap(({ endpoint, state }) => (state === 'delivered' && endpoint !== null ? endpoint : []));
  return received.length > 0 ? `${[...new Set(received)].join(', ')} received it.` : 'the lead has no deliveries yet.';
}
