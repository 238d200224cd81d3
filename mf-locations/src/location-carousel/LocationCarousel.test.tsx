import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const siteWith = (count: number) =>
  aSite({
    locations: Array.from({ length: count }, (_each, index) =>
      aLocation({
        id: index + 1,
        slug: `location-${index + 1}`,
        name: `Location ${index + 1}`,
        address: { ...aLocation().address, street: `${index} Hay Street` },
      }),
    ),
  });
const renderCarousel = (count: number, props: { title?: string; exclude?: number[] } = {}) =>
  renderSlot(remote, 'location-carousel', { filter: 'all', ...props }, { site: siteWith(count) });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('LO-030 has the selected locations as cards under its title, which is Our Locations without another', async () => {
  const { unmount } = await renderCarousel(3, { exclude: [2] });
  expect(screen.getByRole('heading', { level: 2, name: 'Our Locations' })).toBeVisible();
  expect(names()).toEqual(['Location 1', 'Location 3']);
  unmount();

  await renderCarousel(2, { title: 'Find a workshop' });
  expect(screen.getByRole('heading', { level: 2, name: 'Find a workshop' })).toBeVisible();
});

it.each([
  [2, true],
  [3, true],
  [4, false],
])('LO-031 the hint to swipe with %i cards: %s', async (count, isHinted) => {
  await renderCarousel(count);
  expect(screen.queryAllByText('Swipe')).toHaveLength(isHinted ? 1 : 0);
});

it('LO-033 moves by buttons, which are disabled at the ends, and by keyboard and swipe as a row that scrolls', async () => {
  await renderCarousel(2);
  const row = screen.getByRole('list', { name: 'Our Locations' });
  expect(row).toHaveAttribute('tabindex', '0');
  const [previous, next] = [
    screen.getByRole('button', { name: 'Previous location' }),
    screen.getByRole('button', { name: 'Next location' }),
  ];
  expect(previous).toBeDisabled();

  const slides = [...row.children] as HTMLElement[];
  slides.forEach((slide, index) => Object.defineProperties(slide, { offsetLeft: { value: index * 300 }, offsetWidth: { value: 300 } }));
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 600 } });
  row.scrollTo = (({ left = 0 }: ScrollToOptions) => {
    row.scrollLeft = left;
    row.dispatchEvent(new Event('scroll', { bubbles: true }));
  }) as typeof row.scrollTo;
  await userEvent.click(next);
  expect(next).toBeDisabled();
  expect(previous).toBeEnabled();
  await userEvent.click(previous);
  expect(previous).toBeDisabled();
});

it('LO-030 the page of a location mounts it with the others, and the page of the only one has none', async () => {
  const { container, unmount } = await renderPage(remote, '/locations/location-2', {
    site: siteWith(2),
    responses: { '/api/special-hours': [] },
  });
  expect(within(container).getByRole('heading', { level: 1, name: 'Location 2' })).toBeVisible();
  expect(container.querySelector('[data-slot="location-carousel"]')).not.toBeNull();
  unmount();
  const { container: only } = await renderCarousel(1, { exclude: [1] });
  expect(only).toBeEmptyDOMElement();
});
