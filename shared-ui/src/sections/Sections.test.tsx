import { usePlatform, type PageSection } from '@forecourt/shared-contracts';
import { PlatformContext, type SlotHostProps } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderOnPlatform } from '../testing';
import { SectionHero } from './SectionHero';
import { Sections } from './Sections';

const banner = { title: 'Winter tyres', text: 'Fitted while you wait.', image: null, tone: 'plain', button: null } as const;

it('NA-058 renders text, with the elements that content may have', () => {
  renderOnPlatform(
    <Sections sections={[{ type: 'text', title: 'About us', html: '<p>Since <strong>1989</strong>.<script>1</script></p>' }]} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'About us' })).toBeVisible();
  expect(screen.getByText('1989').tagName).toBe('STRONG');
  expect(document.querySelector('script')).toBeNull();
});

it('NA-059 SH-014 SH-015 banners and buttons lead to the links of the site', () => {
  const site = aSite({
    switches: {
      bannerLinks: { ...aSite().switches.bannerLinks, tradeIn: '/sell-my-car' },
      serviceBookingUrl: 'https://bookings.example/harbour',
    },
  });
  const sections: PageSection[] = [
    { type: 'banners', banners: [{ ...banner, button: { text: 'Sell us your car', to: 'tradeIn' } }] },
    {
      type: 'buttons',
      title: 'Visit us',
      buttons: [
        { text: 'Book a service', to: 'service' },
        { text: 'Contact us', to: 'contact' },
        { text: 'SUVs', to: '/search/suv' },
        { text: 'Nowhere', to: '/no-such-page' },
      ],
    },
  ];
  renderOnPlatform(<Sections sections={sections} />, { site });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Sell us your car', '/sell-my-car'],
    ['Book a service', 'https://bookings.example/harbour'],
    ['Contact us', '/contact'],
    ['SUVs', '/search/suv'],
  ]);
});

it('NA-058 renders banners with their image, as decoration', () => {
  const { container } = renderOnPlatform(
    <Sections sections={[{ type: 'banners', banners: [{ ...banner, image: 'premises/sales-1.webp' }] }]} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Winter tyres' })).toBeVisible();
  expect(within(container).getByRole('presentation')).toHaveAttribute('src', '/images/w_600,q_75/premises/sales-1.webp');
});

it('NA-058 gives a slot the props of the document; those of the first view hydrate with the page', () => {
  const hosted: Pick<SlotHostProps, 'name' | 'props' | 'hydrate'>[] = [];
  const SlotHost = ({ name, props, hydrate }: SlotHostProps) => {
    hosted.push({ name, props, hydrate });
    return null;
  };
  const sections: PageSection[] = [
    { type: 'slot', slot: 'latest-cars', props: { limit: 8 } },
    { type: 'slot', slot: 'reviews', props: {} },
  ];
  const WithSlotHost = ({ children }: { children: ReactNode }) => (
    <PlatformContext value={{ ...usePlatform(), SlotHost }}>{children}</PlatformContext>
  );
  renderOnPlatform(
    <WithSlotHost>
      <Sections sections={sections} eager={1} />
    </WithSlotHost>,
  );
  expect(hosted).toEqual([
    { name: 'latest-cars', props: { limit: 8 }, hydrate: 'load' },
    { name: 'reviews', props: {}, hydrate: 'visible' },
  ]);
});

it('SH-013 the hero has the words of the document, else the name and the promise of the site', () => {
  const site = aSite({ tagline: 'Cars with a story' });
  renderOnPlatform(<SectionHero section={{ title: null, lead: null, tools: [] }} />, { site });
  expect(screen.getByRole('heading', { level: 1, name: 'Harbour Motors' })).toBeVisible();
  expect(screen.getByText('Cars with a story')).toBeVisible();

  renderOnPlatform(<SectionHero section={{ title: 'By the river', lead: 'Open today', tools: [] }} />, { site });
  expect(screen.getByRole('heading', { level: 1, name: 'By the river' })).toBeVisible();
  expect(screen.getByText('Open today')).toBeVisible();
});
