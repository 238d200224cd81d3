import { Button, Field, Icon, Stack, TextInput } from '@forecourt/shared-ui';
import { useState, type FormEvent } from 'react';
import styles from './NearestTool.module.css';
import type { VisitorPlace } from './useVisitorPlace';

interface NearestToolProps {
  visitor: VisitorPlace;
  /** Name of the nearest location, once it is known. */
  nearest: string | undefined;
}

/** Sorts locations by their distance from a postcode or from the browser's position. */
export function NearestTool({ visitor, nearest }: NearestToolProps) {
  const { postcode, problem, isPending, findPostcode, findPosition } = visitor;
  const [typed, setTyped] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void findPostcode(typed ?? postcode);
  };
  return (
    <form className={styles.tool} noValidate onSubmit={handleSubmit}>
      <Field label="Your postcode" error={problem}>
        {(input) => (
          <Stack direction="row" gap={2}>
            <TextInput
              {...input}
              className={styles.postcode}
              name="postcode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={4}
              value={typed ?? postcode}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" busy={isPending}>
              Nearest first
            </Button>
            <Button variant="quiet" onClick={findPosition}>
              <Icon name="pin" />
              Use my position
            </Button>
          </Stack>
        )}
      </Field>
      <output className={styles.nearest}>{nearest && `Nearest to you: ${nearest}`}</output>
    </form>
  );
}
