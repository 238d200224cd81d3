import { aSite } from '@forecourt/shared-contracts/testing';
import { mailHtml } from './mailHtml';
import { mailText } from './mailText';

const SITE = aSite({ name: 'Harbour & Sons', abn: '12 345 678 901', phone: '1300 000 001', url: 'https://harbour.example' });
const MAIL = {
  subject: 'Reserved: Kia <Rio>',
  parts: [
    { text: 'Your vehicle is reserved.' },
    { label: 'Vehicle', value: 'Kia <Rio>' },
    { label: 'Receipt', value: 'R-1' },
    { link: 'https://harbour.example/reservations/1?a=1&b=2', text: 'See or cancel' },
  ],
};

it('FO-126 renders a mail as text, with the facts below each other and the signature', () => {
  expect(mailText(MAIL, SITE)).toBe(
    [
      'Your vehicle is reserved.',
      '',
      'Vehicle: Kia <Rio>',
      'Receipt: R-1',
      '',
      'See or cancel: https://harbour.example/reservations/1?a=1&b=2',
      '',
      'Harbour & Sons',
      'ABN 12 345 678 901',
      '1300 000 001',
      'https://harbour.example',
    ].join('\n'),
  );
});

it('FO-126 renders the same facts as HTML in the dealer’s look, escaped, and loads nothing', async () => {
  const html = await mailHtml(MAIL, { ...SITE, theme: { ...SITE.theme, brand: '#00508c' } });
  expect(html).toContain('background:#00508c;color:#ffffff;font-size:20px;font-weight:700">Harbour &amp; Sons<');
  expect(html).toContain('>Kia &lt;Rio&gt;</td>');
  expect(html).toContain('href="https://harbour.example/reservations/1?a=1&amp;b=2"');
  expect(html.match(/<table style/g)).toHaveLength(1);
  expect(html).not.toMatch(/<(?:img|link|script)|url\(|src=/);
});

it('FO-126 sends what an earlier version has stored as it is', async () => {
  const stored = { subject: 'Deposit returned', text: 'We have returned <it>.\n\nHarbour\n1300 000 001' };
  expect(mailText(stored, SITE)).toBe(stored.text);
  const html = await mailHtml(stored, SITE);
  expect(html).toContain('We have returned &lt;it&gt;.</p>');
  expect(html).toContain('Harbour<br>1300 000 001');
});
