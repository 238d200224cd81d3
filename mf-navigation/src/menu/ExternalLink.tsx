import { VisuallyHidden } from '@forecourt/shared-ui';
import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another site, in a new tab; its name says so. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
