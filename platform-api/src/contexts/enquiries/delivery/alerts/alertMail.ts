import type { SiteConfig } from '@forecourt/shared-contracts';
import { VISITOR } from '../visitorEndpoint';
import type { DueAlert } from './alertRepository';

function lineOf({ kind, endpoint, reason, count }: DueAlert): string {
  if (kind === 'silent') return `The site is silent: ${reason}.`;
  if (kind === 'refund') return `A deposit could not be returned: ${reason}.`;
  if (kind === 'waiting') return `Leads have nowhere to go: ${reason}.`;
  const times = count === 1 ? 'once' : `${count} times`;
  if (endpoint === VISITOR) return `E-mails to visitors could not be sent (${times}): ${reason}.`;
  return `${endpoint} does not accept leads (${times}): ${reason}.`;
}

const ADVICE: Record<DueAlert['kind'], string> = {
  undelivered:
    'No lead is lost: each goes to the fallback, and stays in the list. Fix the endpoint, or change its address in the delivery document, then send the dead letters again:\n  npx forecourt leads list --state dead\n  npx forecourt leads replay',
  refund:
    'The payment provider refuses it, and it is tried again each hour. Return it by hand in the account of the provider, then:\n  npx forecourt reservations reconcile',
  waiting: 'They are stored, and sent as soon as the document names an endpoint.',
  silent: 'Send an enquiry from the site yourself, and look at its tracking: perhaps a form or a campaign has broken.',
};

/** What the e-mail about the open problems of a site says; nothing of a lead is in it. */
export function alertMail({ name, url }: Pick<SiteConfig, 'name' | 'url'>, alerts: readonly DueAlert[]): { subject: string; text: string } {
  const kinds = [...new Set(alerts.map(({ kind }) => kind))];
  return {
    subject: `Leads of ${name} need attention`,
    text: [`${name}, ${url}`, '', ...alerts.map(lineOf), '', ...kinds.map((kind) => ADVICE[kind])].join('\n'),
  };
}
