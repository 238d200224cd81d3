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

it('FO-012 FO-037 presets make and model of the model that it is about', async () => {
  const model = { make: 'Kia', name: 'Sorento' };
  await renderSlot(remote, 'enquiry-form', { category: 'New Vehicle Enquiry', subcategory: 'Kia Sorento', model });
  expect(screen.getByRole('form', { name: 'New vehicle enquiry' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Make' })).toHaveValue('Kia');
  expect(screen.getByRole('textbox', { name: 'Model (optional)' })).toHaveValue('Sorento');
});

it('renders inline without onClose', async () => {
  await renderSlot(remote, 'enquiry-form', { car });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeVisible();
});
