import type { OutsideAnalytics, PlatformEvent, PlatformStorage } from '@forecourt/shared-contracts';
import { ACCEPTED, type Consent, type PrivacySettings } from '../privacy/consent';
import { deleteCookiesUnless } from './analyticsCookies';
import { gtag, pushToDataLayer } from './dataLayer';
import { containerMessage, eventName, eventParameters } from './eventNames';
import { loadContainer, whenIdle } from './loadContainer';
import { storedConsent } from './storedConsent';

export interface OutsideAnalyticsOptions {
  storage: PlatformStorage;
  now: Date;
  /** Loads the page again: nothing else ends a container that runs. */
  reload(): void;
}

export interface RunningAnalytics {
  /** null on a site whose visitors have nothing to choose. */
  settings: PrivacySettings | null;
  /** Sends an event to the container, where the visitor allows anything. */
  track(event: PlatformEvent): void;
}

/** Consent mode of Google's tags, version 2. */
function signalsOf({ analytics, advertising }: Consent): Readonly<Record<string, 'granted' | 'denied'>> {
  const signal = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');
  return {
    analytics_storage: signal(analytics),
    ad_storage: signal(advertising),
    ad_user_data: signal(advertising),
    ad_personalization: signal(advertising),
  };
}

const isAny = (consent: Consent | null) => consent !== null && (consent.analytics || consent.advertising);
const isLess = (after: Consent, before: Consent) => (before.analytics && !after.analytics) || (before.advertising && !after.advertising);

/** Google, and the hosts that a tenant names. */
const recipientsOf = ({ scripts, origins }: OutsideAnalytics) => [
  'Google',
  ...new Set([...scripts, ...origins].map((origin) => origin.replace(/^https:\/\/(?:\*\.)?/, ''))),
];

/**
 * Outside analytics of a page: the container is loaded once the page is idle, and where the site needs consent only for visitors who allow
 * something. Its tags get what they allow before anything else, and nothing from before that.
 */
export function startOutsideAnalytics(analytics: OutsideAnalytics, { storage, now, reload }: OutsideAnalyticsOptions): RunningAnalytics {
  const { id, consent: needsConsent } = analytics;
  const isContainer = id.startsWith('GTM-');
  const stored = storedConsent(storage, analytics, now);
  let consent = needsConsent ? stored.read() : ACCEPTED;
  let hasBegun = false;

  function begin(allowed: Consent): void {
    hasBegun = true;
    gtag('consent', 'default', signalsOf(allowed));
    if (isContainer) pushToDataLayer({ event: 'gtm.js', 'gtm.start': now.getTime() });
    else {
      gtag('js', now);
      gtag('config', id);
    }
    whenIdle(() => loadContainer(id));
  }

  if (consent !== null) deleteCookiesUnless(consent);
  if (consent !== null && isAny(consent)) begin(consent);

  const settings: PrivacySettings = {
    recipients: recipientsOf(analytics),
    consent: () => consent,
    choose(chosen) {
      const isWithdrawn = hasBegun && consent !== null && isLess(chosen, consent);
      consent = chosen;
      stored.write(chosen);
      if (hasBegun) gtag('consent', 'update', signalsOf(chosen));
      else if (isAny(chosen)) begin(chosen);
      deleteCookiesUnless(chosen);
      if (isWithdrawn) reload();
    },
  };
  return {
    settings: needsConsent ? settings : null,
    track(event) {
      if (!isAny(consent)) return;
      pushToDataLayer(containerMessage(event));
      if (!isContainer) gtag('event', eventName(event), eventParameters(event));
    },
  };
}
