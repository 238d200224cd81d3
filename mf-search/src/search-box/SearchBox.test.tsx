import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './SearchBox';

it('SE-001 leads to the results of the words typed', async () => {
  const { address } = renderOnPlatform(<SearchBox placement="hero" />);

  await userEvent.type(screen.getByRole('searchbox', { name: 'Make, model or keyword' }), ' kia seltos {Enter}');

  expect(address()).toBe('/search?query=kia+seltos');
});

it('PL-030 is a plain form without script', () => {
  renderOnPlatform(<SearchBox placement="header" />);

  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(field).toHaveAttribute('name', 'query');
  expect(field.form).toHaveAttribute('action', '/search');
  expect(field.form).toHaveAttribute('method', 'get');
});
