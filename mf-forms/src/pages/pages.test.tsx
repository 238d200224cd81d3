import { enquirySucceeded, type Car, type PlatformApi, type PlatformState } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';

const SENT = { id: '3f2a9c1b-0000-4000-8000-000000000000', sentAt: '2026-03-02T02:00:00Z' };

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

  it('FO-095 displays the text and what a shopper does next if opened directly', async () => {
    const { container } = await renderPage(remote, '/success');
    expect(container).toHaveTextContent(/^Thank you for your enquiry\.Book a test driveValue my carSee more vehicles$/);
  });

  it('FO-095 displays the reference, when the location that reads it is open, and its number', async () => {
    const perth = aLocation({
      slug: 'perth',
      name: 'Harbour Motors Perth',
      contact_detail: {
        phone: '(08) 9000 0001',
        landline_phone: null,
        opening_hours: [{ weekday: 1, status: 'Open', formated_hours: null, open: '08:30', close: '17:00' }],
      },
    });
    const site = aSite({ locations: [perth] });
    const store = createPlatformStore({ site });
    store.dispatch(enquirySucceeded({ ...SENT, car: null, category: 'General Enquiry', locationSlug: 'perth' }));
    const { unmount } = await renderPage(remote, '/success', { site, store, now: new Date('2026-03-02T10:01+08:00') });
    expect(screen.getByText(/Your reference is/)).toHaveTextContent('Your reference is 3F2A-9C1B');
    const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Harbour Motors Perth is open today until 5:00 pm/),
      'We call you or write to you.',
      'Have your reference at hand when you call us first: (08) 9000 0001.',
    ]);
    unmount();

    await renderPage(remote, '/success', { site, store, now: new Date('2026-03-07T10:00+08:00') });
    expect(screen.queryByText(/is open today|reads it then/)).not.toBeInTheDocument();
  });

  it('FO-095 names no location that may not read it', async () => {
    const site = aSite({
      phone: '1300 000 001',
      locations: [aLocation({ slug: 'perth' }), aLocation({ id: 8, slug: 'fremantle' })],
    });
    const store = createPlatformStore({ site });
    store.dispatch(enquirySucceeded({ ...SENT, car: null, category: 'General Enquiry', locationSlug: null }));
    await renderPage(remote, '/success', { site, store });
    const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'We call you or write to you.',
      'Have your reference at hand when you call us first: 1300 000 001.',
    ]);
  });

  it.each([
    ['Vehicle Enquiry', ['Book a test drive /book-test-drive?car_id=101', 'Value my car /cars/trade-in?car_id=101']],
    ['Test Drive', ['Value my car /cars/trade-in?car_id=101']],
    ['Trade-In', ['Book a test drive /book-test-drive?car_id=101']],
  ])('FO-095 leads on after %s to what was not just done', async (category, expected) => {
    const site = aSite({ switches: { tradeInEnabled: true } });
    const store = createPlatformStore({ site });
    store.dispatch(enquirySucceeded({ ...SENT, car: aCar({ id: 101, slug: 'corolla-101' }), category }));
    await renderPage(remote, '/success', { site, store });
    const links = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links.filter((link) => /^(?:Book|Value)/.test(link))).toEqual(expected);
    expect(screen.getByRole('link', { name: 'See more vehicles' })).toBeVisible();
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

describe('test drive page', () => {
  const open = (car: Car) => renderPage(remote, '/book-test-drive?car_id=101', { api: { get: (async () => car) as PlatformApi['get'] } });

  it('FO-048 is about the car that a link names', async () => {
    await open(aCar({ id: 101 }));
    expect(screen.getByText('2021 Toyota Corolla Ascent Sport')).toBeVisible();
  });

  it('FO-048 is about no car that is sold', async () => {
    await open(aCar({ id: 101, status: 'sold' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Book a Test Drive' })).toBeVisible();
    expect(screen.queryByText('2021 Toyota Corolla Ascent Sport')).not.toBeInTheDocument();
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
