import type { Outbox } from '../../../infrastructure/outbox/outbox';
import type { SmsSender } from './smsSender';

/** For development: messages are stored in the outbox and displayed at /dev/outbox; none is sent. */
export const outboxSmsSender = (outbox: Pick<Outbox, 'append'>): SmsSender => ({
  name: 'development outbox',
  send: ({ tenant, to, text }) => outbox.append({ tenant, channel: 'sms', recipient: to, subject: 'Sign-in code', body: text }),
});
