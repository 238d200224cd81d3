import { createLinks, PageNotFound, type SiteConfig } from '@forecourt/shared-contracts';
import { aLoaderContext, aLocation, aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locationLoader } from './locationPageData';
import remote from '../remote';
import * as contact from './contact';
import * as detail from './detail';
import * as list from './list';

const locations = [
  aLocation({ id: 1, slug: 'perth', name: 'Perth' }),
  aLocation({ id: 2, slug: 'subiaco', name: 'Subiaco', address: { ...aLocation().address, street: '1 Hay Street', city: 'Subiaco' } }),
  aLocation({ id: 3, slug: 'hidden', visible: false }),
];
const site = aSite({ locations });
const load = (slug: string, of: SiteConfig = site) => locationLoader(aLoaderContext({ params: { slug }, site: of }));
const metaContext = (of: SiteConfig = site) => ({
  data: { locationId: 1, specialHours: [] },
  site: of,
  to: createLinks(deployedRoutes(of)),
  params: { slug: 'perth' },
  url: new URL(of.url),
});

describe('location pages', () => {
  it('LO-001 lists every location under its title', async () => {
    await renderPage(remote, '/our-location', { site });
    expect(screen.getByRole('heading', { level: 1, name: 'View our locations' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['Perth', 'Subiaco']);
  });

  it('LO-028 filters the cards by a type of the address, and links to each type that the site has', async () => {
    const typed = aSite({
      locations: [
        ...locations.slice(0, 2),
        aLocation({
          id: 4,
          name: 'Workshop',
          location_type: 'service',
          slug: 'w',
          contact_detail: { ...aLocation().contact_detail, phone: '1' },
        }),
      ],
    });
    const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    const { address } = await renderPage(remote, '/our-location?type=service', { site: typed });
    expect(names()).toEqual(['Workshop']);
    const types = within(screen.getByRole('navigation', { name: 'Location types' }));
    expect(types.getAllByRole('link').map((link) => link.textContent)).toEqual(['All', 'Sales', 'Service']);
    expect(types.getByRole('link', { name: 'Service' })).toHaveAttribute('aria-current', 'true');

    await userEvent.click(types.getByRole('link', { name: 'Sales' }));
    expect(address()).toBe('/our-location?type=sales');
    expect(names()).toEqual(['Perth', 'Subiaco']);
    await userEvent.click(types.getByRole('link', { name: 'All' }));
    expect(names()).toEqual(['Perth', 'Subiaco', 'Workshop']);
  });

  it.each(['unknown', 'hidden'])('LO-006 throws PageNotFound for the %s location', async (slug) => {
    await expect(load(slug)).rejects.toThrow(PageNotFound);
    for (const address of [`/our-location/${slug}`, `/locations/${slug}`, `/contact-us/${slug}`]) {
      await expect(renderPage(remote, address, { site })).rejects.toThrow(PageNotFound);
    }
  });

  it('LO-003 renders one location without a form', async () => {
    const { container } = await renderPage(remote, '/locations/subiaco', { site });
    expect(screen.getByRole('heading', { level: 1, name: 'Subiaco' })).toBeVisible();
    expect(container.querySelector('[data-slot="enquiry-form"]')).toBeNull();
  });

  it('LO-002 renders the enquiry form with locationPageBase /our-location', async () => {
    const { container } = await renderPage(remote, '/our-location/perth', {
      site: aSite({ locations, switches: { locationPageBase: '/our-location' } }),
    });
    expect(container.querySelector('[data-slot="enquiry-form"]')).not.toBeNull();
  });

  it('LO-004 renders the panel and the enquiry form on the contact page', async () => {
    const { container } = await renderPage(remote, '/contact-us/perth', { site });
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Perth' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Opening hours of Perth' })).toBeVisible();
    expect(container.querySelector('[data-slot="enquiry-form"]')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Contact Us' })).not.toBeInTheDocument();
  });

  it('PL-058 each page has its title and canonical address', () => {
    expect(detail.meta(metaContext())).toMatchObject({ title: 'Perth', canonical: '/locations/perth' });
    expect(contact.meta(metaContext())).toMatchObject({ title: 'Contact Perth', canonical: '/contact-us/perth' });
    expect(list.meta({ ...metaContext(), data: undefined })).toMatchObject({
      title: 'View our locations',
      description: 'Harbour Motors locations: Perth, Subiaco.',
      canonical: '/our-location',
    });
  });

  it('PL-059 has structured data of the location and its breadcrumbs', () => {
    expect(detail.meta(metaContext()).jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'AutoDealer',
        name: 'Perth',
        url: 'https://harbour-motors.example/locations/perth',
        telephone: '08 5550 1234',
        geo: { '@type': 'GeoCoordinates', latitude: -31.9523, longitude: 115.8613 },
        address: expect.objectContaining({ streetAddress: '12 Quay Street', addressRegion: 'WA', addressCountry: 'AU' }),
        openingHoursSpecification: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${day}`,
          opens: '08:30',
          closes: '17:00',
        })),
      }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://harbour-motors.example/' },
          { '@type': 'ListItem', position: 2, name: 'Locations', item: 'https://harbour-motors.example/our-location' },
          { '@type': 'ListItem', position: 3, name: 'Perth' },
        ],
      }),
    ]);
  });
});
