import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { pageNumbers } from './pageNumbers';
import { Pagination } from './Pagination';

it.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 12, [1, 2, 3, 4, 5]],
  [3, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [11, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
])('SE-021 page %i of %i shows the numbers %j', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});

const hrefOf = (page: number) => `/search?page=${page}`;

it('shows nothing for one page', () => {
  renderOnPlatform(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('SE-021 links to every page, marks the current one and says which it is', () => {
  renderOnPlatform(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/search?page=3');
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
});

it('does not handle a click with a modifier, so that a page opens in a new tab', async () => {
  const onSelect = jest.fn();
  renderOnPlatform(<Pagination page={1} pages={3} hrefOf={hrefOf} onSelect={onSelect} />);
  const link = screen.getByRole('link', { name: 'Page 3' });
  link.addEventListener('click', (event) => event.preventDefault());

  fireEvent.click(link, { ctrlKey: true });
  expect(onSelect).not.toHaveBeenCalled();

  await userEvent.click(link);
  expect(onSelect).toHaveBeenCalledWith(3);
});

it('SE-021 links to the first, previous, next and last page where they lead elsewhere', () => {
  const { rerender } = renderOnPlatform(<Pagination page={6} pages={12} hrefOf={hrefOf} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'First page',
    'Previous page',
    ...[4, 5, 6, 7, 8].map((page) => `Page ${page}`),
    'Next page',
    'Last page, 12',
  ]);
  expect(screen.getByRole('link', { name: 'Last page, 12' })).toHaveAttribute('href', '/search?page=12');

  rerender(<Pagination page={1} pages={2} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: /First|Previous|Last/ })).not.toBeInTheDocument();
});
