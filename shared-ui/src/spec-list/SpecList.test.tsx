import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { SpecList } from './SpecList';

it('ties each value to its label', () => {
  renderOnPlatform(
    <SpecList
      items={[
        { label: 'Seats', value: 5 },
        { label: 'Fuel', value: 'Hybrid' },
      ]}
    />,
  );
  const pairs = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['Seats', '5'],
    ['Fuel', 'Hybrid'],
  ]);
  expect(screen.getAllByRole('definition')).toHaveLength(2);
});
