import { usePaths } from '@forecourt/shared-contracts';
import { Breadcrumbs, PageFrame, PageHeading, type Crumb } from '@forecourt/shared-ui';
import type { ReactNode } from 'react';

interface ListPageProps {
  title: string;
  /** A line under the heading. */
  lead?: string;
  /** Pages between the home page and this one. */
  way?: readonly Crumb[];
  /** Last word of the breadcrumb where the title is long. */
  label?: string;
  width?: 'page' | 'text';
  children: ReactNode;
}

/** Frame of the pages that are not the results: the way here, the heading, the content. */
export function ListPage({ title, lead, way = [], label = title, width, children }: ListPageProps) {
  const paths = usePaths();
  return (
    <PageFrame kind="content" width={width}>
      <Breadcrumbs items={[{ label: 'Home', to: paths.home() }, ...way, { label }]} />
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </PageFrame>
  );
}
