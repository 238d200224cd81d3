import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnPlatform } from '../testing';
import { RadioGroup } from './RadioGroup';

const OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'later', label: 'Later', isDisabled: true },
];

function TradeIn() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup
      legend="Trade-in?"
      name="trade"
      options={OPTIONS}
      value={value}
      onChange={setValue}
      error={value === null && 'Choose one.'}
    />
  );
}

const group = () => screen.getByRole('group', { name: 'Trade-in?' });

it('selects by click and by arrow key, and never a disabled option', async () => {
  renderOnPlatform(<TradeIn />);
  await userEvent.click(within(group()).getByText('Yes'));
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  await userEvent.click(screen.getByText('Later'));
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
});

it('displays the error until an option is selected', async () => {
  renderOnPlatform(<TradeIn />);
  expect(group()).toHaveAccessibleDescription('Choose one.');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(group()).not.toHaveAccessibleDescription();
});
