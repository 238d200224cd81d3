import { screen, within } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { Table } from './Table';

it('names its cells by column and row, and scrolls in a frame of its own', () => {
  renderOnPlatform(
    <Table
      caption="Finance quotes"
      rows={[{ lender: 'Wattle Finance', weekly: '$112' }]}
      rowKey={(quote) => quote.lender}
      columns={[
        { key: 'lender', header: 'Lender', cell: (quote) => quote.lender, isRowHeader: true },
        { key: 'weekly', header: 'Weekly', cell: (quote) => quote.weekly, align: 'end' },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Finance quotes' });
  expect(within(table).getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Lender', 'Weekly']);
  expect(within(table).getByRole('rowheader', { name: 'Wattle Finance' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: '$112' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Finance quotes' })).toHaveAttribute('tabindex', '0');
});
