import { Button, Container, EmptyState, PageFrame, Skeleton } from '@forecourt/shared-ui';

/** A calm sentence and a way on, where a page's remote cannot be loaded (SH-016). */
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

/** What stands in a page's place while its remote is on the way: so tall that the footer is not seen to move. */
export function PageLoading() {
  return (
    <PageFrame kind="content">
      <Skeleton height="3rem" />
      <Skeleton height="80vh" />
    </PageFrame>
  );
}
