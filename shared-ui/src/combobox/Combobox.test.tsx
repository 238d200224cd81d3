import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnPlatform } from '../testing';
import { Combobox, type ComboboxProps } from './Combobox';
import { matching } from './matching';

const MAKES = [
  { value: 'alfa', label: 'Alfa Romeo' },
  { value: 'citroen', label: 'Citroën' },
  { value: 'mazda', label: 'Mazda' },
  { value: 'mclaren', label: 'McLaren', isDisabled: true },
];

function Make({ initially = null, ...over }: Partial<ComboboxProps> & { initially?: string | null }) {
  const [value, setValue] = useState(initially);
  return (
    <>
      <Combobox aria-label="Make" options={MAKES} {...over} value={value} onSelect={setValue} />
      <p>Chosen: {value ?? 'none'}</p>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Make' });

it('offers what fits while the visitor types, and takes it by arrow and Enter', async () => {
  renderOnPlatform(<Make />);
  await userEvent.type(box(), 'ma');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    ['Mazda', 'Alfa Romeo'].filter((name) => /ma/i.test(name)),
  );

  await userEvent.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Mazda' }).id);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Chosen: mazda')).toBeVisible();
  expect(box()).toHaveValue('Mazda');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('selects the option on click', async () => {
  renderOnPlatform(<Make />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Citroën' }));
  expect(screen.getByText('Chosen: citroen')).toBeVisible();
});

it('does not take an option that is off', async () => {
  renderOnPlatform(<Make />);
  await userEvent.type(box(), 'mcl{ArrowDown}{Enter}');
  expect(screen.getByText('Chosen: none')).toBeVisible();
});

it('closes on the first Escape, clears on the second, and restores its selection on blur', async () => {
  renderOnPlatform(<Make initially="mazda" />);
  await userEvent.type(box(), 'zz');
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('Mazda');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Chosen: none')).toBeVisible();

  await userEvent.type(box(), 'alf{ArrowDown}{Enter}');
  await userEvent.type(box(), 'q');
  await userEvent.tab();
  expect(box()).toHaveValue('Alfa Romeo');
});

it('empties by its button and gives focus back to the field', async () => {
  renderOnPlatform(<Make initially="mazda" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

it('announces the number of options, and when there are none', async () => {
  renderOnPlatform(<Make emptyText="No make found" />);
  await userEvent.type(box(), 'a');
  expect(screen.getByRole('status')).toHaveTextContent('3 options');
  await userEvent.type(box(), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No make found');
});

it('takes the options as a server filtered them', async () => {
  const onQueryChange = jest.fn();
  renderOnPlatform(<Make onQueryChange={onQueryChange} options={[{ value: '6000', label: 'Perth 6000' }]} />);
  await userEvent.type(box(), 'x');
  expect(onQueryChange).toHaveBeenCalledWith('x');
  expect(screen.getByRole('option', { name: 'Perth 6000' })).toBeVisible();
});

it.each([
  ['', ['Alfa Romeo', 'Citroën', 'Mazda', 'McLaren']],
  ['citroe', ['Citroën']],
  ['M', ['Mazda', 'McLaren', 'Alfa Romeo']],
  ['zz', []],
])('finds for %j: %j', (query, labels) => {
  expect(matching(MAKES, query).map(({ label }) => label)).toEqual(labels);
});
