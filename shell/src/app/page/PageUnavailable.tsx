import { Button, Container, EmptyState, PageFrame, Skeleton } from '@forecourt/shared-ui';

/** The message with a Retry button where a page cannot be loaded. */
export function PageUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <EmptyState title="This page is temporarily unavailable. Please try again." level={1}>
        <Button variant="primary" onClick={onRetry}>
          Retry
        </Button>
      </EmptyState>
    </Container>
  );
}

/** The placeholder of a page whose remote loads, so tall that the footer does not visibly move. */
export function PageLoading() {
  return (
    <PageFrame kind="content">
      <Skeleton height="3rem" />
      <Skeleton height="80vh" />
    </PageFrame>
  );
}
