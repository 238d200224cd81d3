import { useEffect, useId, useRef } from 'react';
import { MAX_LEAD_PHOTOS } from '@forecourt/shared-contracts';
import { Alert, Button, Icon, IconButton, Stack } from '@forecourt/shared-ui';
import { Progress } from '@forecourt/shared-ui/content';
import fields from '../fields/fields.module.css';
import { isStored, photoPath } from './photoId';
import styles from './Photos.module.css';
import { usePhotoUploads } from './usePhotoUploads';

interface PhotosProps {
  /** Of its button, which an error leads to. */
  id: string;
  label: string;
  /** Ids of the photos, and places of those that are being sent. */
  value: readonly string[];
  onChange(photos: string[]): void;
  error?: string | undefined;
}

/** Photos that a visitor adds: sent at once, displayed from the site, each removable. */
export function Photos({ id, label, value, onChange, error }: PhotosProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { failed, add, remove, retry, dismiss } = usePhotoUploads(value, onChange);
  const hasRemoved = useRef(false);
  useEffect(() => {
    // The control that had the focus is gone with its photo.
    if (hasRemoved.current) button.current?.focus();
    hasRemoved.current = false;
  });
  const stored = value.filter(isStored).length;
  const isSending = stored < value.length;

  return (
    <fieldset className={styles.photos}>
      <legend className={fields.legend}>
        {label} <span className={fields.optional}>(optional)</span>
      </legend>
      <p id={hintId} className={styles.hint}>
        Each side, the inside and any damage, {MAX_LEAD_PHOTOS} at most. Only the dealer gets them.
      </p>
      {value.length > 0 && (
        <Stack as="ul" direction="row" gap={3}>
          {value.map((photo, index) => (
            <li key={photo} className={styles.photo}>
              {isStored(photo) ? (
                <>
                  <img className={styles.image} src={photoPath(photo)} alt={`${label} ${index + 1}`} width={96} height={96} />
                  <IconButton
                    className={styles.remove}
                    icon="close"
                    label={`Remove photo ${index + 1}`}
                    onClick={() => {
                      hasRemoved.current = true;
                      remove(photo);
                    }}
                  />
                </>
              ) : (
                <span className={styles.sending}>
                  <Icon name="image" />
                </span>
              )}
            </li>
          ))}
        </Stack>
      )}
      {isSending && <Progress label="Sending photos" value={stored} max={value.length} text={`${stored} of ${value.length}`} />}
      <output className={styles.hint}>{!isSending && stored > 0 && `${stored} ${stored === 1 ? 'photo' : 'photos'} added.`}</output>
      {failed.map((photo) => (
        <Alert key={`${photo.file.name} ${photo.file.lastModified}`} tone="error" title={photo.file.name}>
          <p>{photo.message}</p>
          <div className={styles.ways}>
            <Button size="s" variant="quiet" onClick={() => retry(photo)}>
              Try again
            </Button>
            <Button size="s" variant="quiet" onClick={() => dismiss(photo)}>
              Leave it out
            </Button>
          </div>
        </Alert>
      ))}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" /> {error}
        </p>
      )}
      <div>
        <Button
          id={id}
          ref={button}
          variant="secondary"
          aria-describedby={error ? `${hintId} ${id}-error` : hintId}
          disabled={value.length >= MAX_LEAD_PHOTOS}
          onClick={() => input.current?.click()}
        >
          <Icon name="image" /> Add photos
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label="Photos to add"
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
