import { Parser } from 'htmlparser2';
import { pageName } from '../../definitions';

/** What a page of the site refers to. */
export interface PageLinks {
  /** Addresses as the page writes them: links, forms that search, the canonical address. */
  addresses: string[];
  /** Names of the remotes' pages that it renders, 'search.results'. */
  pages: string[];
}

function addressOf(name: string, { href, action, method = 'get', rel = '' }: Readonly<Record<string, string>>): string | undefined {
  if (name === 'a') return href;
  if (name === 'form') return method.toLowerCase() === 'get' ? action : undefined;
  return name === 'link' && rel.split(' ').includes('canonical') ? href : undefined;
}

/** Reads the links and the pages of server-rendered HTML. */
export function pageLinks(html: string): PageLinks {
  const addresses = new Set<string>();
  const pages = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const address = addressOf(name, attributes);
      if (address) addresses.add(address);
      const { 'data-remote': remote, 'data-page': page } = attributes;
      if (remote && page) pages.add(pageName({ remote, page }));
    },
  });
  parser.end(html);
  return { addresses: [...addresses], pages: [...pages] };
}
