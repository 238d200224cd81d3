import { FormButtons, FormStack } from '@forecourt/shared-forms';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Alert, Button, Dialog } from '@forecourt/shared-ui';

interface ConfirmedCancelProps {
  /** Path of the back end that cancels. */
  path: string;
  /** Of the button that opens the dialog. */
  action: string;
  /** Title of the dialog, as a question. */
  title: string;
  /** What cancelling does. */
  children: ReactNode;
  isBusy: boolean;
  problem: string | null;
  onConfirm(): void;
}

/** Cancels something once the visitor has confirmed it; without script the form is posted at once. */
export function ConfirmedCancel({ path, action, title, children, isBusy, problem, onConfirm }: ConfirmedCancelProps) {
  const [isOpen, setOpen] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <form method="post" action={path} onSubmit={handleSubmit}>
        <Button type="submit" variant="secondary" size="l">
          {action}
        </Button>
      </form>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <FormStack>
          <p>{children}</p>
          {problem && <Alert tone="error" title={problem} />}
          <FormButtons>
            <Button variant="danger" size="l" busy={isBusy} onClick={onConfirm}>
              Yes, cancel it
            </Button>
            <Button variant="secondary" size="l" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </FormButtons>
        </FormStack>
      </Dialog>
    </>
  );
}
