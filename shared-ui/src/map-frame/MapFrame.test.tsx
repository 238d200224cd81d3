import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { MapFrame } from './MapFrame';

it('loads the map when it is asked for, and links to the place before', async () => {
  renderOnPlatform(<MapFrame title="Map of the yard" src="https://maps.example/embed" href="https://maps.example/yard" />);
  expect(screen.queryByTitle('Map of the yard')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', 'https://maps.example/yard');

  await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
  expect(screen.getByTitle('Map of the yard')).toHaveAttribute('src', 'https://maps.example/embed');
});
