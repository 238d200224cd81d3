import { createLinks, type RouteTable, type SiteConfig } from '@forecourt/shared-contracts';
import { didYouMean } from '@forecourt/server-kit';
import type { Mistake } from '@forecourt/shared-contracts/documents';
import { switchDefaults } from '@forecourt/shared-contracts/documents';

/** An address that a document writes, with its place there. */
interface WrittenLink {
  path: Mistake['path'];
  address: string;
}

type MenuEntry = SiteConfig['navigation'][number];
type Sections = SiteConfig['sections'][string];
type Switches = SiteConfig['switches'];

const menuLinks = (items: readonly MenuEntry[], path: Mistake['path']): WrittenLink[] =>
  items.flatMap(({ url, dropdownItems }, at) => [
    { path: [...path, at, 'url'], address: url },
    ...menuLinks(dropdownItems, [...path, at, 'dropdownItems']),
  ]);

const sectionLinks = (sections: Sections, path: Mistake['path']): WrittenLink[] =>
  sections.flatMap((section, at) => {
    if (section.type === 'buttons')
      return section.buttons.map(({ to }, index) => ({ path: [...path, at, 'buttons', index, 'to'], address: to }));
    if (section.type !== 'banners') return [];
    return section.banners.flatMap(({ button }, index) =>
      button ? [{ path: [...path, at, 'banners', index, 'button', 'to'], address: button.to }] : [],
    );
  });

/** The links of switches that are not as they are without a document: those lead to pages that need not be there. */
function switchLinks({ bannerLinks, financePath, defaultSearchPath, popupPromotion }: Switches): WrittenLink[] {
  const defaults = switchDefaults();
  const ofBanners = Object.entries(bannerLinks).filter(
    ([name, address]) => (defaults.bannerLinks as Record<string, string>)[name] !== address,
  );
  return [
    ...ofBanners.map(([name, address]) => ({ path: ['switches', 'bannerLinks', name], address })),
    ...(financePath === defaults.financePath ? [] : [{ path: ['switches', 'financePath'], address: financePath }]),
    ...(defaultSearchPath === defaults.defaultSearchPath ? [] : [{ path: ['switches', 'defaultSearchPath'], address: defaultSearchPath }]),
    ...(popupPromotion ? [{ path: ['switches', 'popupPromotion', 'linkTo'], address: popupPromotion.linkTo }] : []),
  ];
}

/** The links of menu, sections, pages and switches. */
export function writtenLinks({ navigation, sections, pages, switches }: SiteConfig): WrittenLink[] {
  return [
    ...menuLinks(navigation, ['navigation']),
    ...Object.entries(sections).flatMap(([route, list]) => sectionLinks(list, ['sections', route])),
    ...Object.entries(pages).flatMap(([name, { sections: list = [] }]) => sectionLinks(list, ['pages', name, 'sections'])),
    ...switchLinks(switches),
  ];
}

const HOME = '/';
const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** Links of a site that lead to no page of it, and are not displayed. One to a page that is switched off fits. */
export function linkMisfits(site: SiteConfig, table: RouteTable): Mistake[] {
  const to = createLinks(table);
  const addresses = table.open.flatMap(({ pattern, kind }) => (pattern.includes(':') || kind === 'file' ? [] : [pattern]));
  return writtenLinks(site).flatMap(({ path, address }) => {
    if (!address.startsWith('/') || to.followIfDeployed(address) !== null || to.follow(address) === HOME) return [];
    return [{ path, reason: `${address} leads to no page of this site${didYouMean(pathOf(address), addresses)}` }];
  });
}
