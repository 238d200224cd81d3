import type { Location, Switches } from '@forecourt/shared-contracts';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform, renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';
import { LocationCard } from './LocationCard';

const { address, contact_detail } = aLocation();

/** The list of a site with this one location. */
const renderCard = (over: Partial<Location> = {}, switches: Partial<Switches> = {}) =>
  renderPage(remote, '/our-location', { site: aSite({ locations: [aLocation(over)], switches }) });

describe('LocationCard', () => {
  it('LO-007 displays name, rating with count, address, phone and a link to the page', async () => {
    await renderCard({ average_rating: 4.7, review_count: 1210 });
    expect(screen.getByRole('heading', { level: 2, name: 'Harbour Motors Perth' })).toBeVisible();
    expect(screen.getByText('Rated 4.7 out of 5')).toBeInTheDocument();
    expect(screen.getByText(/1,210 reviews/)).toBeVisible();
    expect(screen.getByRole('link', { name: '12 Quay Street, Perth WA 6000' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: '08 5550 1234' })).toHaveAttribute('href', 'tel:0855501234');
    expect(screen.getByText('View Location Details')).toBeVisible();
  });

  it('LO-008 falls back to the reviews of the location, and renders no stars without a rating', async () => {
    const { unmount } = await renderCard({ reviews: { average_rating: 4.2, count: 8 } });
    expect(screen.getByText('Rated 4.2 out of 5')).toBeInTheDocument();
    unmount();
    await renderCard();
    expect(screen.queryByText(/^Rated/)).not.toBeInTheDocument();
  });

  it.each([
    ['the thumb', { image: { url: 'premises/perth.jpg' }, thumb: { url: 'premises/perth-small.jpg' } }, /premises\/perth-small\.jpg$/],
    ['the image without a thumb', { image: { url: 'premises/perth.jpg' }, thumb: { url: null } }, /premises\/perth\.jpg$/],
  ])('LO-012 displays %s', async (_what, image, src) => {
    const { container } = await renderCard({ image });
    expect(container.querySelector('img')?.src).toMatch(src);
  });

  it('LO-051 displays no rating with reviewsEnabled off', async () => {
    await renderCard({ average_rating: 4.7 }, { reviewsEnabled: false });
    expect(screen.queryByText(/^Rated/)).not.toBeInTheDocument();
  });

  it.each([
    ['its place_url', 'https://maps.example/perth', 'https://maps.example/perth'],
    ['a search for the address', null, 'https://www.google.com/maps/search/?api=1&query=12%20Quay%20Street%2C%20Perth%20WA%206000'],
  ])('LO-009 the address links to %s', async (_what, place_url, href) => {
    await renderCard({ address: { ...address, place_url } });
    expect(screen.getByRole('link', { name: /12 Quay Street/ })).toHaveAttribute('href', href);
  });

  it('LO-010 links to the landline without a phone, and renders no link without either', async () => {
    const { unmount } = await renderCard({ contact_detail: { ...contact_detail, phone: null, landline_phone: '(08) 5550 9999' } });
    expect(screen.getByRole('link', { name: '(08) 5550 9999' })).toHaveAttribute('href', 'tel:0855509999');
    unmount();
    await renderCard({ contact_detail: { ...contact_detail, phone: null } });
    expect(screen.queryByRole('link', { name: /5550/ })).not.toBeInTheDocument();
  });

  it('LO-011 links to the contact page of the location, except on /contact-us', async () => {
    const { unmount } = await renderCard();
    expect(screen.getByRole('link', { name: /^Contact Us/ })).toHaveAttribute('href', '/contact-us/harbour-motors-perth');
    unmount();
    const site = aSite({
      locations: [aLocation(), aLocation({ id: 2, slug: 'subiaco', address: { ...address, street: '1 Hay Street' } })],
    });
    await renderSlot(remote, 'location-block', { filter: 'all' }, { site, address: '/contact-us/' });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /^Contact Us/ })).not.toBeInTheDocument();
  });

  it('SH-017 renders no link to a page that the site does not have', () => {
    const routes = ['locations.branch', 'locations.contact', 'forms.service'].map((route) => ({ route, pattern: null, off: true }));
    const site = aSite({ routes, switches: { serviceBookLinkOnLocations: true } });
    renderOnPlatform(<LocationCard location={aLocation({ location_type: 'service' })} headingLevel={2} />, { site, path: '/our-location' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['12 Quay Street, Perth WA 6000', '08 5550 1234']);
  });

  it.each([
    [{}, '/service'],
    [{ serviceBookingUrl: 'https://bookings.example/workshop' }, 'https://bookings.example/workshop'],
  ])('LO-013 SH-015 links a service location to where a service is booked, with %j to %s', async (switches, href) => {
    await renderCard({ location_type: 'service' }, { serviceBookLinkOnLocations: true, ...switches });
    expect(screen.getByRole('link', { name: 'Book a Service' })).toHaveAttribute('href', href);
  });

  it.each(['/locations', '/our-location', '/contact-us'] as const)('LO-003 links to %s by locationPageBase', async (locationPageBase) => {
    await renderCard({}, { locationPageBase });
    expect(screen.getByRole('link', { name: /^View Location Details/ })).toHaveAttribute(
      'href',
      `${locationPageBase}/harbour-motors-perth`,
    );
  });
});
