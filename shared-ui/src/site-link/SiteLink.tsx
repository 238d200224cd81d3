import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  [data: `data-${string}`]: string | undefined;
  /** A path of this site ('/search'), an anchor, or any other address. */
  to: string;
}

/** Files such as the site map are not pages of the app. */
const PAGE_PATH = /^\/(?!\/)(?:[^.?#]*|[^?#]*\/[^.?#]*)(?:[?#].*)?$/;

/** A link: inside the site without reloading the page, to other sites as the browser does it. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  if (PAGE_PATH.test(to) && !rest.target && rest.download === undefined) {
    return (
      <Link {...rest} to={to}>
        {children}
      </Link>
    );
  }
  const isOtherTab = rest.target === '_blank';
  return (
    <a {...rest} href={to} rel={isOtherTab ? 'noopener noreferrer' : rest.rel}>
      {children}
    </a>
  );
}
