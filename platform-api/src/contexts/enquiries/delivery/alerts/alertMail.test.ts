import { alertMail } from './alertMail';
import type { DueAlert } from './alertRepository';

const site = { name: 'Harbour Motors', url: 'https://harbour-motors.example' };
const alert: DueAlert = { tenant: 'harbour-motors', kind: 'undelivered', endpoint: 'crm', reason: 'responded with 410', count: 1 };

it('PL-037 an alert names what fails in the words of who mends it, and what to do', () => {
  const { subject, text } = alertMail(site, [
    alert,
    { ...alert, endpoint: '@visitor', reason: 'SMTP_URL is not set', count: 3 },
    { ...alert, kind: 'refund', endpoint: '', reason: 'R-00000012, The charge is disputed.' },
  ]);
  expect(subject).toBe('Leads of Harbour Motors need attention');
  expect(text).toContain('crm does not accept leads (once): responded with 410.');
  expect(text).toContain('E-mails to visitors could not be sent (3 times): SMTP_URL is not set.');
  expect(text).toContain('A deposit could not be returned: R-00000012, The charge is disputed.');
  expect(text.match(/npx forecourt leads replay/g)).toHaveLength(1);
});
