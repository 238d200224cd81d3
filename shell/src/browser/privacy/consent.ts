/** What a visitor allows outside analytics to store and to send. */
export interface Consent {
  /** How the site is used. */
  analytics: boolean;
  /** What came of advertisements. */
  advertising: boolean;
}

export const ACCEPTED: Consent = { analytics: true, advertising: true };
export const REFUSED: Consent = { analytics: false, advertising: false };

/** Outside analytics of a site whose visitors choose. */
export interface PrivacySettings {
  /** Whose services get what is allowed, as the visitor knows them: 'Google', 'connect.facebook.net'. */
  recipients: readonly string[];
  /** null: the visitor has not chosen yet. */
  consent(): Consent | null;
  /** Holds for this visitor from now on; takes back what they no longer allow. */
  choose(consent: Consent): void;
}
