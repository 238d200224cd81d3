import { ApiError, createLinks, PageNotFound } from '@forecourt/shared-contracts';
import { aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';
import * as content from './content';

describe('privacy policy', () => {
  it('NA-049 covers every subject with a heading', async () => {
    await renderPage(remote, '/privacy-policy', { site: aSite({ email: 'privacy@harbour.example' }) });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    for (const subject of [
      /why we collect/i,
      /kinds of information/i,
      /network/i,
      /marketing/i,
      /cookies/i,
      /disclose/i,
      /secure/i,
      /access/i,
      /opting out/i,
      /contact/i,
      /complaints/i,
      /changes/i,
    ]) {
      expect(headings.filter((heading) => subject.test(heading ?? ''))).not.toHaveLength(0);
    }
    expect(screen.getByText('E-mail: privacy@harbour.example')).toBeVisible();
  });

  it('NA-050 states that privacy complaints get a response within 30 days', async () => {
    await renderPage(remote, '/privacy-policy');
    expect(screen.getByText(/answer within 30 days/)).toBeVisible();
  });
});

describe('terms', () => {
  it('NA-051 displays the tenant’s text', async () => {
    await renderPage(remote, '/terms-and-conditions', {
      site: aSite({ pages: { 'terms-and-conditions': { title: 'House rules', html: '<p>Be kind.</p>' } } }),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible();
    expect(screen.getByText('Be kind.')).toBeVisible();
  });

  it('NA-051 displays the standard text if the tenant has none', async () => {
    await renderPage(remote, '/terms-and-conditions');
    expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Prices' })).toBeVisible();
  });
});

describe('content page', () => {
  const aboutUs = { title: 'About us', html: '<h2>Family owned</h2>' };
  const none = new ApiError('There is no such page.', 404, 'not_found');
  const down = new ApiError('The back end is down.', 502, 'unavailable');

  it('NA-052 SH-091 displays the content of the store, which precedes that of the tenant document', async () => {
    const site = aSite({ pages: { warranty: { title: 'Old warranty', html: '<p>Two years.</p>' } } });
    await renderPage(remote, '/warranty', {
      site,
      responses: { '/api/pages/warranty': { title: 'Warranty', html: '<p>Five years.</p>' } },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible();
    expect(screen.getByText('Five years.')).toBeVisible();
  });

  it('NA-058 has the sections of the store below its text', async () => {
    const sections = [
      { type: 'buttons', title: 'Make a claim', buttons: [{ text: 'Contact us', to: 'contact' }] },
      { type: 'slot', slot: 'reviews', props: { locationId: 3 } },
    ];
    const responses = { '/api/pages/warranty': { title: 'Warranty', html: '<p>Five years.</p>', sections } };
    const { container } = await renderPage(remote, '/warranty', { responses });
    expect(screen.getByRole('heading', { level: 2, name: 'Make a claim' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(container.querySelector('[data-slot="reviews"]')).toHaveAttribute('data-props', '{"locationId":3}');
  });

  it('NA-052 a back end that is down leaves the content of the document, and is no reason for Page not found', async () => {
    const site = aSite({ pages: { 'about-us': aboutUs } });
    await renderPage(remote, '/about-us', { site, responses: { '/api/pages/about-us': down } });
    expect(screen.getByRole('heading', { level: 2, name: 'Family owned' })).toBeVisible();
    await expect(renderPage(remote, '/warranty', { site, responses: { '/api/pages/warranty': down } })).rejects.toBe(down);
  });

  it.each(['/about-us', '/about-us/'])('NA-052 displays the content of %s', async (path) => {
    await renderPage(remote, path, { site: aSite({ pages: { 'about-us': aboutUs } }) });
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Family owned' })).toBeVisible();
  });

  it('NA-052 displays content that the tenant adds under /pages/', async () => {
    const site = aSite({ pages: { 'pages/our-history': { title: 'Our history', html: '<p>Since 1968.</p>' } } });
    await renderPage(remote, '/pages/our-history', { site });
    expect(screen.getByRole('heading', { level: 1, name: 'Our history' })).toBeVisible();
    expect(screen.getByText('Since 1968.')).toBeVisible();
    await expect(renderPage(remote, '/pages/our-future', { site, responses: { '/api/pages/pages/our-future': none } })).rejects.toThrow(
      PageNotFound,
    );
  });

  it('NA-052 PL-046 an address does not lead out of the pages of the back end', async () => {
    const get = jest.fn().mockRejectedValue(none);
    await expect(renderPage(remote, '/pages/..%2F..%2Fcars%2Flatest', { api: { get } })).rejects.toThrow(PageNotFound);
    expect(get.mock.calls.map(([path]) => path as string)).toEqual(['/api/pages/pages/..%2F..%2Fcars%2Flatest']);
  });

  it('NA-052 an address moves without its content', async () => {
    const site = aSite({ pages: { 'about-us': aboutUs }, routes: [{ route: 'navigation.about', pattern: '/who-we-are' }] });
    await renderPage(remote, '/who-we-are', { site });
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  });

  it('NA-052 throws PageNotFound for an address without content', async () => {
    const site = aSite({ pages: { 'about-us': aboutUs } });
    await expect(renderPage(remote, '/warranty', { site, responses: { '/api/pages/warranty': none } })).rejects.toThrow(PageNotFound);
    await expect(renderPage(remote, '/pages/constructor', { site, responses: { '/api/pages/pages/constructor': none } })).rejects.toThrow(
      PageNotFound,
    );
  });

  it('PL-058 the content page has its own title, description and canonical address', () => {
    const site = aSite({ tagline: 'Cars with a view.' });
    const url = new URL('/about-us', site.url);
    expect(content.meta({ data: aboutUs, url, params: {}, site, to: createLinks(deployedRoutes(site)) })).toEqual({
      title: 'About us',
      description: 'About us: Harbour Motors. Cars with a view.',
      canonical: '/about-us',
    });
  });
});
