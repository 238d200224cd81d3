import { aCar } from '@forecourt/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitCar } from '../testing/visitCar';
import { galleryImages } from './galleryImages';

const threePhotos = aCar({ images: [{ url: 'a.jpg' }, { url: 'b.jpg' }, { url: 'c.jpg' }], primary_image_url: 'b.jpg' });

it('VE-007 lists the primary photo first, without duplicates', async () => {
  expect(galleryImages(threePhotos)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
});

it('VE-007 makes the photo strip focusable', async () => {
  await visitCar(threePhotos);
  const strip = screen.getByRole('list', { name: 'Photos of 2021 Toyota Corolla Ascent Sport' });

  expect(strip).toHaveAttribute('tabindex', '0');
  expect(within(strip).getAllByRole('img')).toHaveLength(3);
});

it('VE-007 scrolls to the photo of a clicked thumbnail', async () => {
  await visitCar(threePhotos);
  await userEvent.click(screen.getByRole('button', { name: 'Show photo 3' }));

  expect(screen.getByRole('button', { name: 'Show photo 3', current: true })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 / 3');
  expect(screen.getByRole('button', { name: 'Next photo' })).toBeDisabled();
});

it('VE-007 moves to the next and the previous photo', async () => {
  await visitCar(threePhotos);
  expect(screen.getByRole('button', { name: 'Previous photo' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 / 3');

  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 / 3');
});

it('VE-007 renders a placeholder and no controls without photos', async () => {
  await visitCar(aCar({ images: [], primary_image_url: null }));

  expect(screen.getByRole('img', { name: /no photo/i })).toBeVisible();
  expect(screen.queryByRole('button', { name: /photo/ })).not.toBeInTheDocument();
});

it('VE-019 displays the tag of the card over the main photo', async () => {
  await visitCar(aCar({ status: 'coming_soon' }));

  expect(screen.getByText('COMING SOON')).toBeVisible();
});
