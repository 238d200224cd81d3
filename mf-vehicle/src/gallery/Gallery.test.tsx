import { aCar } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './Gallery';
import { galleryImages } from './galleryImages';

const threePhotos = aCar({ images: [{ url: 'a.jpg' }, { url: 'b.jpg' }, { url: 'c.jpg' }], primary_image_url: 'b.jpg' });

it('VE-007 lists the primary photo first, without duplicates', () => {
  expect(galleryImages(threePhotos)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
});

it('VE-007 makes the photo strip focusable', () => {
  renderOnPlatform(<Gallery car={threePhotos} />);
  const strip = screen.getByRole('list', { name: 'Photos of 2021 Toyota Corolla Ascent Sport' });

  expect(strip).toHaveAttribute('tabindex', '0');
  expect(within(strip).getAllByRole('img')).toHaveLength(3);
});

it('VE-007 scrolls to the photo of a clicked thumbnail', async () => {
  renderOnPlatform(<Gallery car={threePhotos} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show photo 3' }));

  expect(screen.getByRole('button', { name: 'Show photo 3', current: true })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 / 3');
  expect(screen.getByRole('button', { name: 'Next photo' })).toBeDisabled();
});

it('VE-007 moves to the next and the previous photo', async () => {
  renderOnPlatform(<Gallery car={threePhotos} />);
  expect(screen.getByRole('button', { name: 'Previous photo' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 / 3');

  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 / 3');
});

it('VE-007 renders a placeholder and no controls without photos', () => {
  renderOnPlatform(<Gallery car={aCar({ images: [], primary_image_url: null })} />);

  expect(screen.getByRole('img')).toHaveAccessibleName(/no photo/i);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('VE-019 displays the tag of the card over the main photo', () => {
  renderOnPlatform(<Gallery car={aCar({ status: 'coming_soon' })} />);

  expect(screen.getByText('COMING SOON')).toBeVisible();
});
