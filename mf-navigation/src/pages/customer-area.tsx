import type { MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { PageFrame, PageHeading } from '@forecourt/shared-ui';
import { CustomerArea } from '../customer-area/CustomerArea';

const TITLE = 'My Garage';

export const meta = ({ to }: MetaContext<null>): PageMeta => ({
  title: TITLE,
  canonical: to('navigation.customer-area'),
  robots: 'noindex',
});

/** The page of a signed-in visitor: the route is gated. */
export function Component() {
  return (
    <PageFrame kind="content">
      <PageHeading>{TITLE}</PageHeading>
      <CustomerArea />
    </PageFrame>
  );
}
