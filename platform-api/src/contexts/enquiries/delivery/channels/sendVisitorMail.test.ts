import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { aLead, aSite } from '@forecourt/shared-contracts/testing';
import type { Delivery } from '../deliveryRepository';
import { smtpMailer, type Mailer } from '../mail';
import { sendVisitorMail, type VisitorMailContent } from './sendVisitorMail';

const SITE = aSite({ name: 'Harbour Motors', email: 'hello@harbour.example' });
const CONTENT: VisitorMailContent = {
  mail: { subject: 'Your test drive', parts: [{ label: 'Reference', value: '3F2A-9C1B' }] },
  attachments: [{ filename: 'test-drive.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar; charset=utf-8' }],
};

let server: SMTPServer;
let mailer: Mailer;
const messages: string[] = [];
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = Number(/^refused-(\d{3})/.exec(address)?.[1] ?? 0);
      done(code ? Object.assign(new Error('no'), { responseCode: code }) : null);
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        messages.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mailer = smtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, 3000);
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const send = (email: string) => {
  const delivery = { id: '7d1f8a52', tenant: 'harbour-motors', lead: { payload: aLead({ email }) } } as unknown as Delivery;
  const channels = { mailer, mailFrom: 'leads@platform.example' } as unknown as Parameters<typeof sendVisitorMail>[3];
  return sendVisitorMail(delivery, SITE, async () => CONTENT, channels);
};

it('FO-126 sends text, HTML and the calendar file in the dealer’s name, with replies to the dealer', async () => {
  expect(await send('ann@example.com')).toEqual({ kind: 'delivered', refused: null });
  const [message = ''] = messages;
  expect(message).toMatch(/^From: Harbour Motors <leads@platform\.example>/m);
  expect(message).toMatch(/^Reply-To: hello@harbour\.example/m);
  expect(message).toMatch(/^Content-Type: text\/plain/m);
  expect(message).toMatch(/^Content-Type: text\/html/m);
  expect(message).toMatch(/^Content-Type: text\/calendar/m);
  expect(message).toContain('filename=test-drive.ics');
});

it('FO-126 does not try an address again that the mail server does not know', async () => {
  expect(await send('refused-550@example.com')).toEqual({ kind: 'obsolete', reason: 'the mail server responded with 550' });
  expect(await send('refused-451@example.com')).toMatchObject({ kind: 'failed' });
});
