import type { NavigationItem } from '../entities/navigation';

/** A menu entry without dropdown, for tests. */
export function aNavigationItem(over: Partial<NavigationItem> = {}): NavigationItem {
  return { url: '/about-us', name: 'About us', mandatory: true, className: null, dropdownItems: [], dynamicDropdown: null, ...over };
}
