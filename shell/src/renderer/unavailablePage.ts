import { phoneAddress, type SiteConfig } from '@forecourt/shared-contracts';
import { themeCss } from '@forecourt/shared-ui/theme';
import { escapeHtml } from './escapeHtml';
import type { SiteDescription } from '../protocol/messages';
import type { ShellAssets } from '../registry/shellRelease';

/** Values of the platform's tokens where its stylesheet has loaded. */
const STYLES = {
  main: 'max-width:36rem;margin:0 auto;padding:clamp(3rem,16vh,9rem) 1.5rem 3rem;font-family:var(--font-body,system-ui,sans-serif);line-height:1.6',
  name: 'margin:0 0 1rem;font-weight:600',
  title: 'margin:0;font-size:clamp(1.9rem,6vw,2.6rem);line-height:1.15',
  text: 'margin:1rem 0',
  button:
    'display:inline-block;margin:.5rem 0;padding:.7rem 1.4rem;border-radius:var(--corner-button);background:var(--color-accent);color:var(--color-on-accent);text-decoration:none;font-weight:600',
} as const;

/** The dealer's number: of the whole site, or else of its first location that has one. */
const phoneOf = ({ phone, locations, switches }: SiteConfig) =>
  switches.phoneOverride || phone || locations.map((location) => location.contact_detail.phone).find(Boolean);

const TEXTS: Record<keyof SiteDescription['unavailable'], { title: string; text: string }> = {
  page: { title: 'We will be right back', text: 'This page is not available at the moment. Please try again in a minute.' },
  submission: {
    title: 'We could not send this',
    text: 'Please go back in your browser, where what you typed is still there, and send it again in a minute.',
  },
};

/** A page of 503 in the look of the tenant, without any remote or script, with the dealer's number: a visitor who cannot wait can call. */
export function unavailablePage(
  site: SiteConfig,
  { fonts, styles }: Pick<ShellAssets, 'fonts' | 'styles'>,
  what: keyof SiteDescription['unavailable'],
): string {
  const { title, text } = TEXTS[what];
  const name = escapeHtml(site.name);
  const phone = phoneOf(site);
  const files = styles.map(
    ({ path, integrity }) => `<link rel="stylesheet" href="${escapeHtml(path)}" integrity="${integrity}" crossorigin="anonymous">`,
  );
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} | ${name}</title><link rel="icon" type="image/svg+xml" href="/_forecourt/icon.svg"><style>${themeCss(site.theme, fonts)}</style>`,
    ...files,
    `</head><body><main style="${STYLES.main}">`,
    `<p style="${STYLES.name}"><a href="/" style="color:inherit;text-decoration:none">${name}</a></p><h1 style="${STYLES.title}">${title}</h1><p style="${STYLES.text}">${text}</p>`,
    what === 'page' ? `<p style="${STYLES.text}"><a href="" style="${STYLES.button}">Try again</a></p>` : '',
    phone ? `<p style="${STYLES.text}">Or call us on <a href="${phoneAddress(phone)}">${escapeHtml(phone)}</a>.</p>` : '',
    '</main></body></html>',
  ].join('');
}
