import { PageArea, Stack } from '@forecourt/shared-ui';
import { DirectContact } from './DirectContact';
import { OtherEnquiries } from './OtherEnquiries';

/** Beside the form of a page: how else to reach the dealer, and the other forms. */
export function FormAside() {
  return (
    <PageArea area="aside">
      <Stack gap={4}>
        <DirectContact />
        <OtherEnquiries />
      </Stack>
    </PageArea>
  );
}
