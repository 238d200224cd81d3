import { useEffect, useState } from 'react';
import { Alert, RadioGroup } from '@forecourt/shared-ui';
import type { CardFieldProps } from './cardField';

/** Tokens of the test payments of the back end. */
const CARDS = [
  { value: 'test-paid', label: 'A card that is accepted' },
  { value: 'test-declined', label: 'A card that is declined' },
  { value: 'test-silent', label: 'A payment without a response' },
] as const;

/** Test cards of a demonstration: no money is taken. */
export function TestCard({ onReady }: CardFieldProps) {
  const [token, setToken] = useState<string>(CARDS[0].value);
  useEffect(() => {
    onReady(async () => ({ token }));
    return () => onReady(null);
  }, [onReady, token]);
  return (
    <>
      <Alert tone="info" title="This is a demonstration: no money is taken." />
      <RadioGroup legend="Test card" name="test-card" options={CARDS} value={token} onChange={setToken} />
    </>
  );
}
