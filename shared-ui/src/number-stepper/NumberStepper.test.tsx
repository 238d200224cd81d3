import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnPlatform } from '../testing';
import { NumberStepper } from './NumberStepper';

function Seats({ initially }: { initially: number | null }) {
  const [value, setValue] = useState(initially);
  return <NumberStepper aria-label="Seats" value={value} onValueChange={setValue} min={2} max={9} />;
}

const field = () => screen.getByRole('spinbutton', { name: 'Seats' });

it('steps between its bounds by buttons', async () => {
  renderOnPlatform(<Seats initially={8} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(field()).toHaveValue(9);
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(field()).toHaveValue(8);
});

it('starts at the lowest number when it is empty', async () => {
  renderOnPlatform(<Seats initially={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(field()).toHaveValue(2);
});

it('takes what is typed and brings it inside the bounds when the field is left', async () => {
  renderOnPlatform(<Seats initially={4} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '40');
  expect(field()).toHaveValue(40);
  await userEvent.tab();
  expect(field()).toHaveValue(9);
});
