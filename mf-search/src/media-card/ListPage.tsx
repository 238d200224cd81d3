import { useLinks } from '@forecourt/shared-contracts';
import { Breadcrumbs, PageFrame, PageHeading, type Crumb } from '@forecourt/shared-ui';
import type { ReactNode } from 'react';

interface ListPageProps {
  title: string;
  /** A line under the heading. */
  lead?: string;
  /** Pages between the home page and this one. */
  breadcrumbs?: readonly Crumb[];
  /** Last word of the breadcrumb where the title is long. */
  label?: string;
  width?: 'page' | 'text';
  children: ReactNode;
}

/** Layout of the pages other than the results: breadcrumbs, heading, content. */
export function ListPage({ title, lead, breadcrumbs = [], label = title, width, children }: ListPageProps) {
  const to = useLinks();
  return (
    <PageFrame kind="content" width={width}>
      <Breadcrumbs items={[{ label: 'Home', to: to('shell.home') }, ...breadcrumbs, { label }]} />
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </PageFrame>
  );
}
