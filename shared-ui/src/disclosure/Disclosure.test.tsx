import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderOnPlatform } from '../testing';
import { Disclosure } from './Disclosure';

it('is native, so that it works without script, and calls onToggle', async () => {
  const onToggle = jest.fn();
  renderOnPlatform(
    <Disclosure summary="Features" onToggle={onToggle}>
      Reversing camera
    </Disclosure>,
  );
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Features'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(onToggle).toHaveBeenCalledWith(true);
});

it('SH-178 animates for 300 ms, and not at all with reduced motion', () => {
  const tokens = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');
  expect(tokens).toContain('--duration-collapse: 300ms;');

  const stylesheet = readFileSync(join(__dirname, 'Disclosure.module.css'), 'utf8');
  const [always = '', withMotion = ''] = stylesheet.split('@media (prefers-reduced-motion: no-preference)');
  expect(withMotion).toContain('block-size var(--duration-collapse)');
  expect(always).not.toContain('--duration-collapse');
});
