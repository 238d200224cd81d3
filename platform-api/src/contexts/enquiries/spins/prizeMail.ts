import type { VisitorMail } from '../leads/visitorMail';

/** What the winner of a prize has to present at the dealership. */
export const prizeMail = (prize: string): VisitorMail => ({
  subject: `You have won: ${prize}`,
  parts: [
    { text: `Congratulations! You have won: ${prize}.` },
    { text: 'Show this e-mail when you visit us, or reply to it to arrange a time.' },
  ],
});
