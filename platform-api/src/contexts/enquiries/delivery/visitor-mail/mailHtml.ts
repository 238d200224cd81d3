import type { SiteConfig } from '@forecourt/shared-contracts';
import { brandColours, type Rgb } from '../../../../infrastructure/brand/brandColours';
import { escapeHtml } from '../../../../infrastructure/http/escapeHtml';
import type { MailPart, PlainMail, VisitorMail } from '../../leads/visitorMail';
import { signatureLines } from './mailText';

type MailSite = Pick<SiteConfig, 'name' | 'abn' | 'phone' | 'url' | 'theme'>;

const hex = (colour: Rgb) => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

interface Colours {
  brand: string;
  onBrand: string;
  link: string;
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5';

function partHtml(part: MailPart, { link, brand, onBrand }: Colours): string {
  if ('label' in part) {
    return `<tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4b5563;vertical-align:top">${escapeHtml(part.label)}</th><td style="padding:6px 0;font-weight:600">${escapeHtml(part.value)}</td></tr>`;
  }
  if ('link' in part) {
    return `<p style="${PARAGRAPH}"><a href="${escapeHtml(part.link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${brand};color:${onBrand};text-decoration:none;font-weight:600">${escapeHtml(part.text)}</a><br><span style="font-size:13px"><a href="${escapeHtml(part.link)}" style="color:${link}">${escapeHtml(part.link)}</a></span></p>`;
  }
  return `<p style="${PARAGRAPH}">${escapeHtml(part.text)}</p>`;
}

/** Facts that follow each other are one table. */
function partsHtml(parts: readonly MailPart[], colours: Colours): string {
  return parts
    .map((part, at) => {
      const isFact = 'label' in part;
      const [before, after] = [parts[at - 1], parts[at + 1]];
      const begins = isFact && !(before && 'label' in before);
      const ends = isFact && !(after && 'label' in after);
      const open = begins ? '<table style="margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:1.4">' : '';
      return `${open}${partHtml(part, colours)}${ends ? '</table>' : ''}`;
    })
    .join('\n');
}

const plainHtml = ({ text }: PlainMail) =>
  text
    .split('\n\n')
    .map((paragraph) => `<p style="${PARAGRAPH}">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/**
 * A mail as an HTML document with the dealer's name and colours, for clients that know tables and inline styles alone; it loads nothing, so that
 * every client displays it without a prompt.
 */
export async function mailHtml(mail: VisitorMail | PlainMail, site: MailSite): Promise<string> {
  const { brand, onBrand, brandText } = await brandColours(site.theme);
  const colours = { brand: hex(brand), onBrand: hex(onBrand), link: hex(brandText) };
  const hasParts = 'parts' in mail;
  const content = hasParts ? partsHtml(mail.parts, colours) : plainHtml(mail);
  const signature = hasParts ? signatureLines(site).map(escapeHtml).join('<br>') : '';
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f4f6;${FONT}">
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" style="max-width:560px;border-collapse:collapse;background:#ffffff;color:#111827">
<tr><td style="padding:20px 24px;background:${colours.brand};color:${colours.onBrand};font-size:20px;font-weight:700">${escapeHtml(site.name)}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(mail.subject)}</h1>
${content}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #e5e7eb;color:#4b5563;font-size:13px;line-height:1.5">${signature}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
