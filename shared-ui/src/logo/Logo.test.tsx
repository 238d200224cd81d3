import { aSite } from '@forecourt/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { SiteLink } from '../site-link/SiteLink';
import { renderOnPlatform } from '../testing';
import { Logo } from './Logo';

it.each([
  ['split', 'Swan Valley Toyota'],
  ['banner', 'Kestrel Motor Group'],
  ['bold', 'Clearmark Cars'],
  ['scenic', 'Wattle Track Caravans'],
  ['something new', 'Harbour Motors'],
])('renders a mark of its own for the hero style %s and has the name once', (heroStyle, name) => {
  renderOnPlatform(
    <SiteLink to="/">
      <Logo />
    </SiteLink>,
    { site: aSite({ name, theme: { heroStyle } }) },
  );
  expect(screen.getByRole('link', { name })).toBeVisible();
});
