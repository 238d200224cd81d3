import type { SiteConfig } from '@forecourt/shared-contracts';

/**
 * Name and attributes of a cookie that only the back end reads. Where the site's public address is https, the prefix makes browsers
 * refuse one that another host or an insecure page sets. A demonstration on plain HTTP has neither.
 */
export function siteCookie({ url }: SiteConfig, name: string) {
  const secure = url.startsWith('https:');
  return {
    name: `${secure ? '__Host-' : ''}${name}`,
    attributes: { path: '/', httpOnly: true, secure, sameSite: 'lax' },
  } as const;
}
