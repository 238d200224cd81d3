import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnPlatform } from '../testing';
import { MoneyField } from './MoneyField';

function Deposit() {
  const [value, setValue] = useState<number | null>(null);
  return <MoneyField label="Deposit" quickPicks={[2000, 5000]} value={value} onValueChange={setValue} />;
}

it('enters an amount on click, and announces which one is selected', async () => {
  renderOnPlatform(<Deposit />);
  await userEvent.click(screen.getByRole('button', { name: '$5,000' }));
  expect(screen.getByRole('textbox', { name: 'Deposit' })).toHaveValue('5,000');
  expect(screen.getByRole('button', { name: '$5,000', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: '$2,000', pressed: false })).toBeVisible();
});
