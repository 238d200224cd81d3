import { useState } from 'react';
import { usePlatform } from '@forecourt/shared-contracts';
import { HeadTags } from '../document-head/HeadTags';
import { matchedHead } from '../document-head/matchedHead';
import { useDisplayedPage } from '../navigation/PageRouter';
import { useShell } from '../shell-services/shellServices';

/** Title and metadata of the displayed page. The server writes the first ones into the document's head itself. */
export function DocumentMeta() {
  const { site, to } = usePlatform();
  const { modules, initialHead } = useShell();
  const page = useDisplayedPage();
  const [firstPage] = useState(page);

  if (typeof window === 'undefined') return null;
  // The module of the first page may not have loaded yet.
  if (page === firstPage && initialHead) return <HeadTags {...initialHead} />;
  const { location, match, result } = page;
  const url = new URL(`${location.pathname}${location.search}`, site.url);
  return <HeadTags {...matchedHead({ match, result, url, site, to, modules })} />;
}
