import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderOnPlatform } from '../testing';
import { PageArea, PageFrame } from './PageFrame';

const stylesheet = readFileSync(join(__dirname, 'PageFrame.module.css'), 'utf8');

it('gives a region its place and its landmark', () => {
  renderOnPlatform(
    <PageFrame kind="vehicle">
      <PageArea area="aside" as="aside" aria-label="Summary">
        $32,990
      </PageArea>
    </PageFrame>,
  );
  const summary = screen.getByRole('complementary', { name: 'Summary' });
  expect(summary).toHaveAttribute('data-area', 'aside');
  expect(summary.parentElement).toHaveAttribute('data-kind', 'vehicle');
});

it.each(['results', 'form'])('PL-053 reserves the space of the main region of a %s page before its content is there', (kind) => {
  const rules = [...stylesheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(([, selector = '']) =>
    selector.includes(`'${kind}'] > .area[data-area='main']`),
  );
  expect(rules.some(([, , body = '']) => /--area-height: \d+rem/.test(body))).toBe(true);
});
