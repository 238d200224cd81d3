import { createPlatformStore, enquirySucceeded, type PlatformState } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { lastEnquiry } from '../lead/lastEnquiry';
import * as contact from './contact';
import * as success from './success';

beforeEach(() => sessionStorage.clear());

describe('success page', () => {
  it('FO-095 displays thanks and the car with a link back to it', async () => {
    const site = aSite();
    const store = createPlatformStore({ site });
    store.dispatch(enquirySucceeded(lastEnquiry({ car: aCar({ slug: 'corolla-101' }) }, 'Vehicle Enquiry')));
    renderOnPlatform(<success.Component />, { site, store, path: '/success' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your enquiry.' })).toBeVisible();
    expect(screen.getByText('2021 Toyota Corolla Ascent Sport')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to this vehicle' })).toHaveAttribute('href', '/cars/corolla-101');
  });

  it('FO-095 displays the text alone if opened directly', () => {
    const { container } = renderOnPlatform(<success.Component />, { path: '/success' });
    expect(container).toHaveTextContent(/^Thank you for your enquiry\.$/);
  });

  it('FO-096 clears the loading flag', () => {
    const site = aSite();
    const store = createPlatformStore({ site });
    const seen: PlatformState['successPage'][] = [];
    store.subscribe(() => seen.push(store.getState().successPage));
    store.dispatch(enquirySucceeded({ car: null, category: 'General Enquiry' }));
    renderOnPlatform(<success.Component />, { site, store, path: '/success' });
    expect(seen.map(({ loading }) => loading)).toEqual([true, false]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('PL-058 marks the success page noindex', () => {
    expect(success.meta()).toEqual({ title: 'Thank you', robots: 'noindex' });
  });
});

describe('contact page', () => {
  it('FO-043 renders the general enquiry with category select, and the location block', () => {
    const { container } = renderOnPlatform(<contact.Component />, { path: '/contact' });
    expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('General Enquiry');
    expect(container.querySelector('[data-slot="location-block"]')).not.toBeNull();
  });

  it('SH-017 links to the locations unless the site has no such page', () => {
    const { unmount } = renderOnPlatform(<contact.Component />, { path: '/contact' });
    expect(screen.getByRole('link', { name: 'Locations and opening hours' })).toHaveAttribute('href', '/our-location');
    unmount();
    renderOnPlatform(<contact.Component />, { path: '/contact', site: aSite({ routes: [{ route: 'SH-060', pattern: null, off: true }] }) });
    expect(screen.queryByRole('link', { name: 'Locations and opening hours' })).not.toBeInTheDocument();
  });
});
