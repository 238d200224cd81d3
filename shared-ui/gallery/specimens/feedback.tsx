import { Alert, Button, EmptyState, LinkButton, Skeleton, Stack, Toast } from '@forecourt/shared-ui';
import { Progress, Steps } from '@forecourt/shared-ui/content';
import { nothing, type Specimen } from './specimen';

export const feedback: readonly Specimen[] = [
  {
    shows: ['Alert'],
    group: 'feedback',
    states: {
      error: (
        <Alert tone="error" title="Please fix the following errors:">
          Phone is missing.
        </Alert>
      ),
      info: <Alert tone="info">Prices include on-road costs.</Alert>,
      success: <Alert tone="success" title="Thank you, we have your enquiry." />,
    },
  },
  {
    shows: ['EmptyState'],
    group: 'feedback',
    states: {
      'no cars': (
        <EmptyState title="No cars match">
          <p>Try fewer filters, or a wider price range.</p>
          <Button variant="secondary">Clear all filters</Button>
        </EmptyState>
      ),
    },
  },
  {
    shows: ['Skeleton'],
    group: 'feedback',
    states: {
      lines: (
        <Stack gap={2}>
          <Skeleton height="1.5rem" width="60%" />
          <Skeleton height="6rem" />
        </Stack>
      ),
    },
  },
  {
    shows: ['Progress'],
    group: 'feedback',
    states: {
      part: <Progress label="Uploading photos" value={45} text="45%" />,
      'nobody knows': <Progress label="Sending" />,
      done: <Progress label="Uploaded" value={100} text="100%" />,
    },
  },
  {
    shows: ['Steps'],
    group: 'feedback',
    states: {
      'second of four': <Steps label="Finance application" steps={['Your car', 'About you', 'Your income', 'Review']} current={1} />,
    },
  },
  {
    shows: ['Toast'],
    group: 'feedback',
    states: { 'a way to use it': <LinkButton to="/favourites">View List</LinkButton> },
    covering: {
      shown: <Toast message={{ text: 'Car Saved In Watchlist', action: { label: 'View List', to: '/favourites' } }} onClose={nothing} />,
    },
  },
];
