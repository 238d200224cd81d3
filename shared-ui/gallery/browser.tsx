import '@forecourt/shared-ui/styles.css';
import type { RouteTable, SiteConfig } from '@forecourt/shared-contracts';
import { themeCss, type FontFiles } from '@forecourt/shared-ui/theme';
import { createRoot } from 'react-dom/client';
import { withPlatform } from '../src/testing/serverHtml';
import { Gallery } from './Gallery';
import { parseGalleryState } from './galleryState';

const sites = JSON.parse(document.getElementById('sites')?.textContent ?? '[]') as SiteConfig[];
const fonts = JSON.parse(document.getElementById('fonts')?.textContent ?? '{}') as FontFiles;
const state = parseGalleryState(window.location.search, sites);
const site = sites.find(({ slug }) => slug === state.tenant);
if (!site) throw new Error('The gallery has no tenant to show: shell/tenants holds none.');

const style = document.createElement('style');
style.textContent = themeCss({ ...site.theme, colourSchemes: [state.scheme] }, fonts);
document.head.append(style);
document.title = `${site.name}: components`;

/** No remote is deployed here: components get their addresses as props. */
const routes: RouteTable = { open: [], closed: [] };
const root = document.getElementById('root');
if (root) createRoot(root).render(withPlatform(<Gallery sites={sites} state={state} />, site, routes));
