import { aCar } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const car = aCar({ year: 2021, make: 'Kia', model: 'Cerato', badge: null, series: null });

it('renders a dialog with onClose and calls it', async () => {
  const onClose = jest.fn();
  await renderSlot(remote, 'enquiry-form', { car, onClose });
  expect(screen.getByRole('dialog', { name: 'Enquiry: 2021 Kia Cerato' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('FO-052 is titled with its category', async () => {
  await renderSlot(remote, 'enquiry-form', { car, category: 'Test Drive', onClose: () => undefined });
  expect(screen.getByRole('dialog', { name: 'Test Drive: 2021 Kia Cerato' })).toBeVisible();
});

it('renders inline without onClose', async () => {
  await renderSlot(remote, 'enquiry-form', { car });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeVisible();
});
