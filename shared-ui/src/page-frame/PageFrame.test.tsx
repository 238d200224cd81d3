import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderOnPlatform } from '../testing';
import { PageArea, PageFrame } from './PageFrame';

const sheet = readFileSync(join(__dirname, 'PageFrame.module.css'), 'utf8');

it('gives each region its place', () => {
  renderOnPlatform(
    <PageFrame kind="vehicle">
      <PageArea of="vehicle" area="summary" as="aside" aria-label="Summary">
        $32,990
      </PageArea>
    </PageFrame>,
  );
  expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveAttribute('data-area', 'vehicle-summary');
});

it.each(['home-hero', 'results-list', 'vehicle-gallery', 'vehicle-summary', 'form-form', 'content-body', 'location-map'])(
  'PL-053 keeps the room of %s before its content is there',
  (area) => {
    const rules = [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(([, selector = '']) => selector.includes(`'${area}'`));
    expect(rules.some(([, , body = '']) => body.includes('--area-height:'))).toBe(true);
  },
);
