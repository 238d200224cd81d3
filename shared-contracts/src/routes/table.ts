import type { Switches } from '../site/switches';

export interface Route {
  /** Requirement id of the address in the platform's table (SH-018…109). */
  id: string;
  /** 'path/:param' as react-router reads it. */
  pattern: string;
  /** Page id; its remote is `remote`, or 'shell' for the host's own pages. */
  page: string;
  remote: string;
  /** The address answers as an unknown path while this switch is off (SH-113). */
  switch?: keyof Switches;
}

/** Addresses of the platform; a tenant's document may move them or switch them off (PL-007). */
export const ROUTES: readonly Route[] = [
  { id: 'SH-018', pattern: '/', page: 'shell.home', remote: 'shell' },
  { id: 'SH-019', pattern: '/cars', page: 'search.start', remote: 'mf-search' },
  { id: 'SH-020', pattern: '/cars/:slug', page: 'vehicle.detail', remote: 'mf-vehicle' },
  { id: 'SH-029', pattern: '/success', page: 'forms.success', remote: 'mf-forms' },
  { id: 'SH-031', pattern: '/search', page: 'search.results', remote: 'mf-search' },
  { id: 'SH-032', pattern: '/search/:preset', page: 'search.results', remote: 'mf-search' },
  { id: 'SH-039', pattern: '/search/:make/:model', page: 'search.results', remote: 'mf-search' },
  { id: 'SH-041', pattern: '/pre-owned', page: 'search.results', remote: 'mf-search' },
  { id: 'SH-045', pattern: '/favourites', page: 'search.favourites', remote: 'mf-search', switch: 'favouritesEnabled' },
  { id: 'SH-060', pattern: '/our-location', page: 'locations.list', remote: 'mf-locations' },
  { id: 'SH-061', pattern: '/our-location/:slug', page: 'locations.detail', remote: 'mf-locations' },
  { id: 'SH-062', pattern: '/locations/:slug', page: 'locations.detail', remote: 'mf-locations' },
  { id: 'SH-064', pattern: '/contact-us/:slug', page: 'locations.contact', remote: 'mf-locations' },
  { id: 'SH-063', pattern: '/contact-us', page: 'forms.contact', remote: 'mf-forms' },
  { id: 'SH-066', pattern: '/contact', page: 'forms.contact', remote: 'mf-forms' },
  { id: 'SH-075', pattern: '/enquiries/general-enquiry', page: 'forms.contact', remote: 'mf-forms' },
  { id: 'SH-081', pattern: '/finance', page: 'finance.application', remote: 'mf-finance', switch: 'financeEnabled' },
  { id: 'SH-084', pattern: '/car-finance', page: 'finance.information', remote: 'mf-finance', switch: 'financeEnabled' },
  { id: 'SH-086', pattern: '/privacy-policy', page: 'navigation.privacy', remote: 'mf-navigation' },
  { id: 'SH-087', pattern: '/terms-and-conditions', page: 'navigation.terms', remote: 'mf-navigation' },
  { id: 'SH-090', pattern: '/about-us', page: 'navigation.content', remote: 'mf-navigation' },
];
