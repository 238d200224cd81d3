import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { MapFrame } from './MapFrame';

it('loads the map on click, and links to the location before', async () => {
  renderOnPlatform(<MapFrame title="Map of the dealership" src="https://maps.example/embed" href="https://maps.example/dealership" />);
  expect(screen.queryByTitle('Map of the dealership')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', 'https://maps.example/dealership');

  await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
  expect(screen.getByTitle('Map of the dealership')).toHaveAttribute('src', 'https://maps.example/embed');
});
