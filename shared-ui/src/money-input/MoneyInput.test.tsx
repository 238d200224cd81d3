import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnPlatform } from '../testing';
import { MoneyInput } from './MoneyInput';

function Deposit({ initially }: { initially: number | null }) {
  const [amount, setAmount] = useState(initially);
  return (
    <>
      <MoneyInput aria-label="Deposit" value={amount} onValueChange={setAmount} />
      <output>{amount === null ? 'nothing' : amount}</output>
    </>
  );
}

it('CO-061 groups thousands without focus and accepts digits while typing', async () => {
  renderOnPlatform(<Deposit initially={2500} />);
  const input = screen.getByRole('textbox', { name: 'Deposit' });
  expect(input).toHaveValue('2,500');

  await userEvent.clear(input);
  await userEvent.type(input, '$12,345.60');
  expect(screen.getByRole('status')).toHaveTextContent(/^12345$/);
  await userEvent.tab();
  expect(input).toHaveValue('12,345');
});

it('is nothing when it is emptied, not zero', async () => {
  renderOnPlatform(<Deposit initially={2500} />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Deposit' }));
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
});

it('drops the cents of a pasted amount', async () => {
  renderOnPlatform(<Deposit initially={null} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Deposit' }));
  await userEvent.paste('$12,345.60');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Deposit' })).toHaveValue('12,345');
});
