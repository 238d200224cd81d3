import { aSite } from '@forecourt/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderOnPlatform } from '../testing';
import { Hero } from './Hero';

it.each([
  ['split', 'split'],
  ['banner', 'banner'],
  ['bold', 'bold'],
  ['scenic', 'scenic'],
  ['something new', 'split'],
])('renders the hero style %s, hidden from assistive technology', (heroStyle, style) => {
  const { container } = renderOnPlatform(
    <Hero tools={<button type="button">Search</button>}>
      <h1>Harbour Motors</h1>
    </Hero>,
    { site: aSite({ theme: { heroStyle } }) },
  );
  expect(container.querySelector('section')).toHaveAttribute('data-style', style);
  expect(container.querySelector('[aria-hidden="true"]')?.childElementCount).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Harbour Motors' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
});

it('every style has a drawing of its own', () => {
  const stylesheet = readFileSync(join(__dirname, 'Hero.module.css'), 'utf8');
  const layers = [...stylesheet.matchAll(/\.hero\[data-style='(\w+)'\] \.layer:nth-child\(\d\) \{[^}]*--layer-shape: (url\([^)]*)/g)];
  expect(new Set(layers.map(([, style]) => style))).toEqual(new Set(['split', 'banner', 'bold', 'scenic']));
  expect(new Set(layers.map(([, , shape]) => shape)).size).toBe(layers.length);
});
