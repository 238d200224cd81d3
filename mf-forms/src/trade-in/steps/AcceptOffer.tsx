import { reportFailure, useAppDispatch } from '@forecourt/shared-contracts';
import { FormButtons, Note, requestFailure } from '@forecourt/shared-forms';
import { Alert, Button } from '@forecourt/shared-ui';
import { useState } from 'react';

/** Accepts an offer; `onAccept` resolves when that is stored, and rejects with the error. */
export function AcceptOffer({ onAccept }: { onAccept(): Promise<void> }) {
  const dispatch = useAppDispatch();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const handleAccept = async () => {
    setSending(true);
    setFailure(null);
    try {
      await onAccept();
    } catch (error) {
      setFailure(requestFailure(error).fields.step ?? reportFailure(dispatch, 'formNotSent', error));
      setSending(false);
    }
  };

  return (
    <>
      {failure && (
        <Alert tone="error" title={failure}>
          <p>Your valuation is stored. Press the button to try again.</p>
        </Alert>
      )}
      <FormButtons>
        <Button size="l" busy={isSending} onClick={() => void handleAccept()}>
          Accept offer
        </Button>
      </FormButtons>
      <Note>Accepting is no contract: it tells us that you would like to go ahead.</Note>
    </>
  );
}
