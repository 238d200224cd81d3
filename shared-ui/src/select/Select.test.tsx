import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { Select } from './Select';

const STATES = [
  { value: 'WA', label: 'Western Australia' },
  { value: 'SA', label: 'South Australia' },
  { value: 'NT', label: 'Northern Territory', isDisabled: true },
];

it('gives the value of the choice, and nothing for its first line', async () => {
  const onChange = jest.fn((event: { target: { value: string } }) => event.target.value);
  renderOnPlatform(<Select aria-label="State" options={STATES} placeholder="Choose" onChange={onChange} />);
  const box = screen.getByRole('combobox', { name: 'State' });
  expect(box).toHaveValue('');
  await userEvent.selectOptions(box, 'South Australia');
  await userEvent.selectOptions(box, 'Choose');
  expect(onChange.mock.results.map(({ value }) => value as string)).toEqual(['SA', '']);
  expect(screen.getByRole('option', { name: 'Northern Territory' })).toBeDisabled();
});

it('has no empty option without a placeholder', () => {
  renderOnPlatform(<Select aria-label="State" options={STATES} />);
  expect(screen.getByRole('combobox')).toHaveValue('WA');
});
