import type { SiteConfig } from '@forecourt/shared-contracts';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { installNativeDialog } from './nativeDialog';
import { installNativePopover } from './nativePopover';
import { withPlatform } from './serverHtml';

/** The element's HTML as a server sends it, and its text before and after the browser takes it over. */
export async function hydrateOnPlatform(element: ReactElement, site?: SiteConfig) {
  installNativeDialog();
  installNativePopover();
  const page = withPlatform(element, site);
  const html = renderToString(page);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const before = container.textContent;
  const problems: unknown[] = [];
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError: (error) => problems.push(error) }));
  const after = container.textContent;
  await act(() => root.unmount());
  container.remove();
  return { html, before, after, problems };
}
