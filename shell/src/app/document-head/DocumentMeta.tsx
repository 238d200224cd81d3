import { useEffect, useRef } from 'react';
import { usePlatform } from '@forecourt/shared-contracts';
import { matchedHead } from './matchedHead';
import type { PageHead } from './pageHead';
import { useDisplayedPage } from '../navigation/PageRouter';
import { useShell } from '../shell-services/shellServices';

function setMeta(selector: string, attributes: Record<string, string>, content: string | null) {
  const found = document.head.querySelector<HTMLMetaElement>(selector);
  if (content === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement('meta'));
  for (const [name, value] of Object.entries({ ...attributes, content })) element.setAttribute(name, value);
}

function applyHead({ title, description, canonical, robots, image }: PageHead) {
  document.title = title;
  setMeta('meta[name="description"]', { name: 'description' }, description);
  setMeta('meta[name="robots"]', { name: 'robots' }, robots);
  setMeta('meta[property="og:title"]', { property: 'og:title' }, title);
  setMeta('meta[property="og:image"]', { property: 'og:image' }, image);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) link?.remove();
  else if (link) link.href = canonical;
  else document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical }));
}

/** Keeps the document's head in step after a navigation; the server wrote the first one. */
export function DocumentMeta() {
  const { site, paths } = usePlatform();
  const { modules } = useShell();
  const { location, match, result } = useDisplayedPage();
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const url = new URL(`${location.pathname}${location.search}`, site.url);
    applyHead(matchedHead({ match, result, url, site, paths, modules }));
  }, [location, match, result, site, paths, modules]);

  return null;
}
