import { Button, Container, EmptyState, Skeleton, Stack } from '@forecourt/shared-ui';

/** A calm sentence and a way on, where a page's remote cannot be loaded (SH-016). */
export function PageUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <EmptyState title="This page is temporarily unavailable. Please try again.">
        <Button variant="primary" onClick={onRetry}>
          Retry
        </Button>
      </EmptyState>
    </Container>
  );
}

export function PageLoading() {
  return (
    <Container>
      <Stack gap={5}>
        <Skeleton height="3rem" />
        <Skeleton height="24rem" />
      </Stack>
    </Container>
  );
}
