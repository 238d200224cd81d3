import { aSite } from '@forecourt/shared-contracts/testing';
import { themeCss } from '@forecourt/shared-ui/theme';
import { describeSite } from './describeSite';

const site = aSite();
const styles = [{ path: '/_shell/shell.1.css', integrity: 'sha384-style' }];
const { unavailable, policy, icon } = describeSite(site, { fonts: {}, styles });

it('PL-033 a page that is not available is in the look of the dealer, with a way to try again and the number to call', () => {
  expect(unavailable.page).toContain('<title>We will be right back | Harbour Motors</title>');
  expect(unavailable.page).toContain(`<style>${themeCss(site.theme)}</style>`);
  expect(unavailable.page).toContain('<link rel="stylesheet" href="/_shell/shell.1.css" integrity="sha384-style" crossorigin="anonymous">');
  expect(unavailable.page).toContain('<a href="" ');
  expect(unavailable.page).toContain('<a href="tel:0855501234">08 5550 1234</a>');
  expect(unavailable.page).not.toMatch(/noindex|<script/);
});

it('PL-030 a form without script that cannot be sent leads to a page that explains how to send it', () => {
  expect(unavailable.submission).toContain('We could not send this</h1>');
  expect(unavailable.submission).toContain('what you typed is still there');
  expect(unavailable.submission).not.toContain('<a href="" ');
});

it('a name with characters of HTML is text', () => {
  const { unavailable: named } = describeSite(aSite({ name: 'Smith & <Sons>' }), { fonts: {}, styles: [] });
  expect(named.page).toContain('<title>We will be right back | Smith &amp; &lt;Sons&gt;</title>');
});

it('the policy allows the theme, and the icon has the initial of the site', () => {
  expect(policy.styles).toEqual([expect.stringMatching(/^sha256-/)]);
  expect(icon).toMatch(/^<svg .*>H<\/text><\/svg>$/);
});
