import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { visitCar } from '../testing/visitCar';

const threePhotos = aCar({ images: [{ url: 'a.jpg' }, { url: 'b.jpg' }, { url: 'c.jpg' }], primary_image_url: 'b.jpg' });

it('VE-007 displays the primary photo first', async () => {
  await visitCar(threePhotos);
  const [first] = within(screen.getByRole('list', { name: /^Photos of/ })).getAllByRole('img');

  expect(first).toHaveAttribute('src', expect.stringContaining('/b.jpg'));
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

it('VE-007 the thumbnails are one tab stop, with the arrow keys, Home and End inside', async () => {
  await visitCar(threePhotos);
  const thumbnails = within(screen.getByRole('list', { name: 'All photos' })).getAllByRole('button');
  expect(thumbnails.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  thumbnails[0]?.focus();
  for (const [key, displayed] of [
    ['{ArrowLeft}', 0],
    ['{ArrowRight}', 1],
    ['{End}', 2],
    ['{ArrowRight}', 2],
    ['{Home}', 0],
  ] as const) {
    await userEvent.keyboard(key);
    expect(thumbnails[displayed]).toHaveFocus();
    expect(thumbnails.map(({ tabIndex }) => tabIndex === 0)).toEqual(thumbnails.map((_each, index) => index === displayed));
  }
});

it('VE-007 by keyboard the photos are one stop, whose keys do what the buttons do', async () => {
  await visitCar(threePhotos);
  const photos = screen.getByRole('list', { name: /^Photos of/ }).closest('section') as HTMLElement;
  const stops = [...photos.querySelectorAll<HTMLElement>('ul, button')].filter(
    ({ tabIndex, parentElement }) => tabIndex === 0 && !parentElement?.closest('[aria-label="All photos"]'),
  );
  expect(stops.map((each) => each.getAttribute('aria-label'))).toEqual(['Photos of 2021 Toyota Corolla Ascent Sport']);
  expect(stops[0]).toHaveAttribute('aria-keyshortcuts', 'ArrowLeft ArrowRight Home End Enter');
});

it('VE-007 VE-021 VE-032 Share and the heart lie on the photo; a sold car has no Share', async () => {
  const slots = () =>
    [
      ...(screen
        .getByRole('list', { name: /^Photos of/ })
        .closest('section')
        ?.querySelectorAll('[data-slot]') ?? []),
    ].map((slot) => slot.getAttribute('data-slot'));
  const site = aSite({ switches: { favouritesEnabled: true } });
  const { unmount } = await visitCar(threePhotos, { site });
  expect(slots()).toEqual(['share-widget', 'saved-button']);
  unmount();
  await visitCar({ ...threePhotos, status: 'sold', sold: true }, { site });
  expect(slots()).not.toContain('share-widget');
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

it('VE-073 the arrow keys, Home and End move through the photos', async () => {
  await visitCar(threePhotos);
  screen.getByRole('list', { name: /^Photos of/ }).focus();
  const seen: (string | null)[] = [];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{ArrowLeft}', '{End}']) {
    await userEvent.keyboard(key);
    seen.push(screen.getByRole('status').textContent);
  }

  expect(seen).toEqual(['2 / 3', '3 / 3', '3 / 3', '2 / 3', '1 / 3', '1 / 3', '3 / 3']);
});

const fullScreen = () => screen.queryByRole('dialog', { name: 'Photos in full screen' });

it.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Full screen' }))],
  ['a click on the photo', () => userEvent.click(screen.getByRole('img', { name: /photo 2 of 3$/ }))],
  [
    'Enter on the strip',
    () => {
      screen.getByRole('list', { name: /^Photos of/ }).focus();
      return userEvent.keyboard('{Enter}');
    },
  ],
])('VE-073 opens full screen at the displayed photo by %s', async (_how, open) => {
  await visitCar(threePhotos);
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(fullScreen()).not.toBeInTheDocument();
  await open();

  await screen.findByRole('dialog', { name: 'Photos in full screen' });
  expect(fullScreen()).toHaveTextContent('2 / 3');
  expect(within(fullScreen() as HTMLElement).getByRole('button', { name: 'Zoom in' })).toBeVisible();
});

it('VE-073 closes by Escape and by the browser’s Back, and the focus is on the photos then', async () => {
  function Back() {
    const navigate = useNavigate();
    return <button onClick={() => void navigate(-1)}>Back</button>;
  }
  await visitCar(threePhotos, { beside: <Back /> });
  const back = screen.getByRole('button', { name: 'Back' });
  for (const close of [() => userEvent.keyboard('{Escape}'), () => fireEvent.click(back)]) {
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await screen.findByRole('dialog', { name: 'Photos in full screen' });
    await close();
    await waitFor(() => expect(fullScreen()).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: /^Photos of/ })).toHaveFocus();
  }
  expect(screen.getByRole('status')).toHaveTextContent('1 / 3');
});

it('VE-073 has one photo full screen, and no controls to move', async () => {
  await visitCar(aCar({ images: [{ url: 'a.jpg' }], primary_image_url: 'a.jpg' }));

  expect(screen.getAllByRole('button', { name: /photo|screen/i }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Full screen',
  ]);
});
