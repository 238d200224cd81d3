import type { LoaderContext, PageMeta } from '@forecourt/shared-contracts';
import { Card, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { UnsubscribeForm } from '../contact/UnsubscribeForm';

interface UnsubscribePage {
  /** A form that was posted without script leads back here. */
  isDone: boolean;
}

export const loader = ({ url }: LoaderContext): UnsubscribePage => ({ isDone: url.searchParams.get('done') === 'true' });

export const meta = (): PageMeta => ({ title: 'Unsubscribe', robots: 'noindex' });

/** Ends the e-mails with offers to an address. */
export function Component({ data }: { data: UnsubscribePage }) {
  return (
    <PageFrame kind="content">
      <PageHeading lead="Enter your e-mail address, and we send you no more offers.">Unsubscribe</PageHeading>
      <Card padding="l">
        <UnsubscribeForm isDone={data.isDone} />
      </Card>
    </PageFrame>
  );
}
