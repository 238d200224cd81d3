import type { Switches } from '@forecourt/shared-contracts';
import { storageKey } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const promotion: NonNullable<Switches['popupPromotion']> = {
  src: 'promotions/winter.jpg',
  expiryDate: '2026-03-02',
  linkTo: '/special-offers',
  title: 'Winter prices',
  description: 'On every demonstrator.',
  buttonText: 'See the offers',
};
const renderPopup = (over: Partial<typeof promotion> = {}, now = new Date('2026-03-02T02:00:00Z')) =>
  renderSlot(remote, 'popup-promotion', {}, { site: aSite({ switches: { popupPromotion: { ...promotion, ...over } } }), now });
const popup = () => screen.queryByRole('dialog', { name: 'Winter prices' });

beforeEach(() => localStorage.clear());

describe('the popup promotion', () => {
  it('NA-038 SH-157 has image, title, description and button, and is not there without popupPromotion', async () => {
    const { container, unmount } = await renderPopup();
    expect(popup()).toHaveTextContent('On every demonstrator.');
    expect(screen.getByRole('link', { name: 'See the offers' })).toHaveAttribute('href', '/special-offers');
    expect(container.querySelector('img')?.src).toMatch(/promotions\/winter\.jpg$/);
    unmount();
    const { container: none } = await renderSlot(remote, 'popup-promotion', {}, { site: aSite() });
    expect(none).toBeEmptyDOMElement();
  });

  it.each<[string, () => Promise<void>]>([
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['following its link', () => userEvent.click(screen.getByRole('link', { name: 'See the offers' }))],
    [
      'Escape',
      async () => {
        screen.getByRole('button', { name: 'Close' }).focus();
        await userEvent.keyboard('{Escape}');
      },
    ],
  ])('NA-039 SH-157 is hidden for good by %s', async (_what, act) => {
    const { unmount } = await renderPopup();
    await act();
    expect(popup()).not.toBeInTheDocument();
    unmount();
    await renderPopup();
    expect(popup()).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKey('harbour-motors', 'popupSeen'))).toContain('promotions/winter.jpg 2026-03-02');
  });

  it.each([
    // 23:59 on 2 March in Perth, and one minute later.
    ['2026-03-02T15:59:00Z', 1],
    ['2026-03-02T16:00:00Z', 0],
  ])('NA-040 at %s with an expiry date of 2 March there are %i', async (now, count) => {
    await renderPopup({}, new Date(now));
    expect(screen.queryAllByRole('dialog')).toHaveLength(count);
  });

  it.each<[string, Partial<typeof promotion>]>([
    ['another image', { src: 'promotions/spring.jpg' }],
    ['another expiry date', { expiryDate: '2026-05-01' }],
  ])('NA-043 a promotion with %s shows again', async (_what, over) => {
    const { unmount } = await renderPopup();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    unmount();
    await renderPopup(over);
    expect(popup()).toBeVisible();
  });

  it('SH-017 has no button for a page that the site does not have', async () => {
    const site = aSite({ switches: { popupPromotion: promotion }, routes: [{ route: 'search.offers', pattern: null, off: true }] });
    await renderSlot(remote, 'popup-promotion', {}, { site });
    expect(popup()).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
