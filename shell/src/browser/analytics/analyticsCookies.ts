import type { Consent } from '../privacy/consent';

/** Cookies that the usual tags set at the site's own host, by what they are for. */
const COOKIES: Readonly<Record<keyof Consent, RegExp>> = {
  analytics: /^_(?:ga|gid|gat|hj)/,
  advertising: /^_(?:gcl|fbp|fbc|uet|ttp|tt_)/,
};

/** Deletes the cookies of tags that the visitor does not allow, at this host and at those above it. */
export function deleteCookiesUnless(consent: Consent): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`)];
  const isRefused = (cookie: string) =>
    (Object.keys(COOKIES) as (keyof Consent)[]).some((purpose) => !consent[purpose] && COOKIES[purpose].test(cookie));
  for (const cookie of document.cookie.split('; ').filter(isRefused)) {
    const [name = ''] = cookie.split('=');
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}
