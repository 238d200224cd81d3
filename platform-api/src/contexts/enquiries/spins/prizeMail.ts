import type { SiteConfig } from '@forecourt/shared-contracts';
import type { VisitorMail } from '../leads/leadUpdates';
import { mailSignature } from '../delivery/mailSignature';

/** What the winner of a prize shows at the dealership. */
export const prizeMail = (site: SiteConfig, prize: string): VisitorMail => ({
  subject: `You have won: ${prize}`,
  text: [
    `Congratulations! You have won: ${prize}.`,
    'Show this e-mail when you visit us, or reply to it to arrange a time.',
    '',
    mailSignature(site),
  ].join('\n'),
});
