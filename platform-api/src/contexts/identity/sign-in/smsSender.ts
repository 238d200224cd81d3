/** One text message to one phone. */
export interface Sms {
  tenant: string;
  /** '+61' and 9 digits. */
  to: string;
  text: string;
}

/** Sends text messages; rejects as upstream_failed unless the provider accepted the message. */
export interface SmsSender {
  /** For the start log, for example 'sms.example' or 'development outbox'. */
  readonly name: string;
  send(sms: Sms): Promise<void>;
}
