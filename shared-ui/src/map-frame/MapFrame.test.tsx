import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { MapFrame } from './MapFrame';

it('LO-043 loads the map in place of the picture by a click, and moves the focus there', async () => {
  renderOnPlatform(<MapFrame title="Map of the dealership" src="https://maps.example/embed" picture={<p>The yard</p>} />);
  expect(screen.getByText('The yard')).toBeVisible();
  expect(screen.queryByTitle('Map of the dealership')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
  expect(screen.getByTitle('Map of the dealership')).toHaveAttribute('src', 'https://maps.example/embed');
  expect(screen.getByTitle('Map of the dealership')).toHaveFocus();
  expect(screen.queryByText('The yard')).not.toBeInTheDocument();
});
