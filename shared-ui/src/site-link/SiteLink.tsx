import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  [data: `data-${string}`]: string | undefined;
  /** A path of this site ('/search'), an anchor, or any other address. */
  to: string;
}

/** Files such as the site map, and responses of the back end, are not pages of the app. */
const FILE = /^\/(?:api|images)\/|^[^?#]*\.(?:xml|txt|pdf|json|csv|ics|zip|jpe?g|png|svg|webp)(?:[?#]|$)/i;

const isPage = (to: string) => /^\/(?!\/)/.test(to) && !FILE.test(to);

/** A link: inside the site without reloading the page, to other sites as the browser does it. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  if (isPage(to) && !rest.target && rest.download === undefined) {
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
