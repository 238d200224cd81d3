import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnPlatform } from '../testing';
import { accepts, withBound, type NumberRange } from './numberRange';
import { RangeSlider, type RangeSliderProps } from './RangeSlider';

function Price({ initially = { min: 10_000, max: 60_000 }, ...over }: Partial<RangeSliderProps> & { initially?: NumberRange }) {
  const [value, setValue] = useState(initially);
  return (
    <>
      <RangeSlider legend="Price" prefix="$" min={0} max={100_000} step={1000} {...over} value={value} onChange={setValue} />
      <output>{`${value.min} to ${value.max}`}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;

it('SE-042 has two thumbs, named by their end, with the amount as value text', () => {
  renderOnPlatform(<Price />);
  const group = screen.getByRole('group', { name: 'Price' });
  expect(group).toContainElement(screen.getByRole('slider', { name: 'Price: From' }));
  expect(screen.getByRole('slider', { name: 'Price: From' })).toHaveAttribute('aria-valuetext', '$10,000');
  expect(screen.getByRole('slider', { name: 'Price: To' })).toHaveValue('60000');
});

it.each([
  ['the lower thumb stops at the upper one', 'min', 90_000, { min: 60_000, max: 60_000 }],
  ['the upper thumb stops at the lower one', 'max', 0, { min: 10_000, max: 10_000 }],
  ['a thumb moves freely between', 'min', 20_000, { min: 20_000, max: 60_000 }],
] as const)('SE-047 %s', (_rule, side, moved, expected) => {
  expect(withBound({ min: 10_000, max: 60_000 }, side, moved, { min: 0, max: 100_000, minGap: 0 })).toEqual(expected);
});

it('SE-047 limits the distance between the thumbs', () => {
  renderOnPlatform(<Price minGap={500} />);
  fireEvent.change(screen.getByRole('slider', { name: 'Price: From' }), { target: { value: '99000' } });
  expect(chosen()).toBe('59500 to 60000');
});

it('PL-067 takes a number instead of a drag, by Enter or when the field is left', async () => {
  renderOnPlatform(<Price />);
  const from = screen.getByRole('textbox', { name: 'Price: From' });
  expect(from).toHaveValue('10,000');

  await userEvent.clear(from);
  await userEvent.type(from, '$12,500{Enter}');
  expect(chosen()).toBe('12500 to 60000');
  expect(from).toHaveValue('12,500');

  await userEvent.clear(screen.getByRole('textbox', { name: 'Price: To' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Price: To' }), '45000');
  await userEvent.tab();
  expect(chosen()).toBe('12500 to 45000');
});

it.each([
  ['below the range minimum', 'From', '500', 'min', 500],
  ['above the range maximum', 'To', '250000', 'max', 250_000],
  ['beyond the other thumb', 'From', '70000', 'min', 70_000],
])('SE-046 rejects a number %s and calls onInvalid', async (_where, label, typed, side, entered) => {
  const onInvalid = jest.fn();
  renderOnPlatform(<Price min={1000} onInvalid={onInvalid} />);
  const field = screen.getByRole('textbox', { name: `Price: ${label}` });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);

  expect(onInvalid).toHaveBeenCalledWith(side, entered);
  expect(chosen()).toBe('10000 to 60000');
  expect(field).toHaveValue(label === 'From' ? '10,000' : '60,000');
});

it('discards unfinished input on Escape and ignores an empty field', async () => {
  renderOnPlatform(<Price />);
  const from = screen.getByRole('textbox', { name: 'Price: From' });
  await userEvent.clear(from);
  await userEvent.type(from, '7{Escape}');
  expect(from).toHaveValue('10,000');

  await userEvent.clear(from);
  await userEvent.tab();
  expect(from).toHaveValue('10,000');
  expect(chosen()).toBe('10000 to 60000');
});

it('does not close the dialog around it on Escape during input', async () => {
  renderOnPlatform(<Price />);
  const from = screen.getByRole('textbox', { name: 'Price: From' });
  await userEvent.type(from, '7');
  expect(fireEvent.keyDown(from, { key: 'Escape' })).toBe(false);
  expect(fireEvent.keyDown(from, { key: 'Escape' })).toBe(true);
});

it('accepts the limits themselves', () => {
  const limits = { min: 0, max: 100, minGap: 10 };
  expect(accepts({ min: 20, max: 80 }, 'min', 0, limits)).toBe(true);
  expect(accepts({ min: 20, max: 80 }, 'max', 30, limits)).toBe(true);
  expect(accepts({ min: 20, max: 80 }, 'max', 29, limits)).toBe(false);
});
