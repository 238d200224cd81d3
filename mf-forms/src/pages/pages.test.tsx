import { enquirySucceeded, type PlatformState } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';

const SENT = { id: 'lead-1', sentAt: '2026-03-02T02:00:00Z' };

beforeEach(() => sessionStorage.clear());

describe('success page', () => {
  it('FO-095 displays thanks and the car with a link back to it', async () => {
    const site = aSite();
    const store = createPlatformStore({ site });
    store.dispatch(enquirySucceeded({ ...SENT, car: aCar({ slug: 'corolla-101' }), category: 'Vehicle Enquiry' }));
    await renderPage(remote, '/success', { site, store });
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your enquiry.' })).toBeVisible();
    expect(screen.getByText('2021 Toyota Corolla Ascent Sport')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to this vehicle' })).toHaveAttribute('href', '/cars/corolla-101');
  });

  it('FO-095 displays the text alone if opened directly', async () => {
    const { container } = await renderPage(remote, '/success');
    expect(container).toHaveTextContent(/^Thank you for your enquiry\.$/);
  });

  it('FO-096 clears the loading flag', async () => {
    const site = aSite();
    const store = createPlatformStore({ site });
    const seen: PlatformState['enquiries'][] = [];
    store.subscribe(() => seen.push(store.getState().enquiries));
    store.dispatch(enquirySucceeded({ ...SENT, car: null, category: 'General Enquiry' }));
    await renderPage(remote, '/success', { site, store });
    expect(seen.map(({ loading }) => loading)).toEqual([true, false]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('PL-058 marks the success page noindex', async () => {
    const { meta } = await renderPage(remote, '/success');
    expect(meta).toEqual({ title: 'Thank you', robots: 'noindex' });
  });
});

describe('contact page', () => {
  it.each([
    [{}, ['Chat with sales']],
    [{ chatServiceOptionEnabled: true }, ['Chat with sales', 'Chat with service']],
    [{ chatPartsOptionEnabled: true }, ['Chat with sales', 'Chat with parts']],
    [{ chatServiceOptionEnabled: true, chatPartsOptionEnabled: true }, ['Chat with sales', 'Chat with service', 'Chat with parts']],
  ])('SH-011 with the switches %j it offers %j', async (switches, offers) => {
    await renderPage(remote, '/contact', { site: aSite({ chat: { address: 'https://chat.example/', placement: 'right' }, switches }) });
    expect(screen.getAllByRole('button', { name: /^Chat/ }).map(({ textContent }) => textContent)).toEqual(offers);
  });

  it('FO-043 renders the general enquiry with category select, and the location block', async () => {
    const { container } = await renderPage(remote, '/contact');
    expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('General Enquiry');
    expect(container.querySelector('[data-slot="location-block"]')).not.toBeNull();
  });

  it('VE-074 mounts the guarantees of the dealer', async () => {
    const { container } = await renderPage(remote, '/contact-us');
    expect(container.querySelector('[data-slot="guarantee-strip"]')).toHaveAttribute('data-props', '{}');
  });

  it('SH-017 links to the other forms that the site has, and not to its own page', async () => {
    const site = aSite({ routes: [{ route: 'forms.careers', pattern: null, off: true }] });
    await renderPage(remote, '/enquiries/feedback', { site });
    const others = within(screen.getByRole('navigation', { name: 'Looking for something else?' }));
    expect(others.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['General enquiry', '/enquiries/general-enquiry'],
      ['New vehicle enquiry', '/enquiries/new-vehicle-enquiry'],
      ['Book a test drive', '/book-test-drive'],
      ['Book a service', '/service'],
      ['Service enquiry', '/enquiries/service-enquiry'],
      ['Parts enquiry', '/enquiries/parts-enquiry'],
      ['Sell my car', '/sell-my-car'],
      ['Fleet enquiry', '/enquiries/fleet-enquiry'],
    ]);
  });

  it('FO-043 does not lead from the contact page to its own form again', async () => {
    await renderPage(remote, '/contact');
    const others = within(screen.getByRole('navigation', { name: 'Looking for something else?' }));
    expect(others.getByRole('link', { name: 'Feedback' })).toBeVisible();
    expect(others.queryByRole('link', { name: 'General enquiry' })).not.toBeInTheDocument();
  });

  it('SH-017 links to the locations unless the site has no such page', async () => {
    const { unmount } = await renderPage(remote, '/contact');
    expect(screen.getByRole('link', { name: 'Locations and opening hours' })).toHaveAttribute('href', '/our-location');
    unmount();
    await renderPage(remote, '/contact', { site: aSite({ routes: [{ route: 'locations.list', pattern: null, off: true }] }) });
    expect(screen.queryByRole('link', { name: 'Locations and opening hours' })).not.toBeInTheDocument();
  });
});
