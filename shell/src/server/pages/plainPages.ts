import type { SiteDescription } from '../../protocol/messages';

export const HTML = 'text/html; charset=utf-8';

/** A page of the server itself, which belongs to no site. */
const plainPage = (title: string, text: string) =>
  [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title></head><body><main style="max-width:36rem;margin:0 auto;padding:clamp(3rem,16vh,9rem) 1.5rem 3rem;font-family:system-ui,sans-serif;line-height:1.6">`,
    `<h1 style="margin:0;font-size:clamp(1.9rem,6vw,2.6rem);line-height:1.15">${title}</h1><p>${text}</p></main></body></html>`,
  ].join('');

/** No tenant has this host name. */
export const SITE_NOT_FOUND = plainPage('Site not found.', 'No website is set up for this address. Please check the spelling.');

/** While no shell has described the site: it has just been set up, or no version of the shell works. */
export const PLAIN_UNAVAILABLE: SiteDescription['unavailable'] = {
  page: plainPage('We will be right back', 'This page is not available at the moment. Please try again in a minute.'),
  submission: plainPage(
    'We could not send this',
    'Please go back in your browser, where what you typed is still there, and send it again in a minute.',
  ),
};
