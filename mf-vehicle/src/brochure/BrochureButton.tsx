import { reportFailure, useAppDispatch, usePlatform, type Car } from '@forecourt/shared-contracts';
import { Button, Icon } from '@forecourt/shared-ui';
import { useState } from 'react';
import { saveFile } from './saveFile';

/** Downloads the car's brochure as {slug}.pdf; a failure raises an alert with the error message. */
export function BrochureButton({ car: { slug } }: { car: Pick<Car, 'slug'> }) {
  const { api } = usePlatform();
  const dispatch = useAppDispatch();
  const [isPreparing, setIsPreparing] = useState(false);

  const handleClick = async () => {
    setIsPreparing(true);
    try {
      saveFile(await api.getFile(`/api/cars/${encodeURIComponent(slug)}/brochure.pdf`), `${slug}.pdf`);
    } catch (error) {
      reportFailure(dispatch, 'pdfFailed', error);
    } finally {
      setIsPreparing(false);
    }
  };

  return (
    <Button variant="quiet" size="s" busy={isPreparing} onClick={() => void handleClick()}>
      {!isPreparing && <Icon name="image" />}
      {isPreparing ? 'Preparing...' : 'Print PDF'}
    </Button>
  );
}
