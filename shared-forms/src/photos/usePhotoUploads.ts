import { useEffect, useRef, useState } from 'react';
import { ApiError, MAX_LEAD_PHOTOS, usePlatform } from '@forecourt/shared-contracts';
import { isStored, sendingId } from './photoId';
import { shrinkPhoto } from './shrinkPhoto';

/** A photo that could not be sent. */
export interface FailedPhoto {
  file: File;
  message: string;
}

const NOT_SENT = 'This photo could not be sent. Please check your connection and try again.';

const TOO_LARGE = 'This photo is larger than 12 MB. Please choose a smaller one.';

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return NOT_SENT;
  if (error.status === 413) return error.fields.photo ?? TOO_LARGE;
  return error.fields.photo ?? error.message;
}

/**
 * Sends photos one after another. `photos` are the ids of a form's value, in which a photo that is being sent has a place already;
 * `onChange` gets them at each change.
 */
export function usePhotoUploads(photos: readonly string[], onChange: (photos: string[]) => void) {
  const { api } = usePlatform();
  const latest = useRef({ photos, onChange });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const own = useRef(new Set<string>());
  const [failed, setFailed] = useState<readonly FailedPhoto[]>([]);
  useEffect(() => {
    latest.current = { photos, onChange };
  });
  useEffect(() => {
    // Those that were being sent when the page was left are not sent any more.
    const remaining = photos.filter((photo) => isStored(photo) || own.current.has(photo));
    if (remaining.length < photos.length) onChange(remaining);
  }, [photos, onChange]);

  function change(next: string[]): void {
    latest.current.photos = next;
    latest.current.onChange(next);
  }

  async function send(place: string, file: File): Promise<void> {
    const replace = (by: string[]) => change(latest.current.photos.flatMap((photo) => (photo === place ? by : [photo])));
    try {
      const { photo_id: id } = await api.post<{ photo_id: string }>('/api/lead-photos', await shrinkPhoto(file));
      replace([id]);
    } catch (error) {
      replace([]);
      setFailed((before) => [...before, { file, message: messageOf(error) }]);
    }
    own.current.delete(place);
  }

  function add(files: readonly File[]): void {
    const chosen = files.slice(0, MAX_LEAD_PHOTOS - latest.current.photos.length).map((file) => ({ file, place: sendingId() }));
    for (const { place } of chosen) own.current.add(place);
    change([...latest.current.photos, ...chosen.map(({ place }) => place)]);
    for (const { place, file } of chosen) queue.current = queue.current.then(() => send(place, file));
  }

  return {
    failed,
    add,
    remove: (photo: string) => change(latest.current.photos.filter((each) => each !== photo)),
    retry({ file }: FailedPhoto): void {
      setFailed((before) => before.filter((each) => each.file !== file));
      add([file]);
    },
    dismiss: ({ file }: FailedPhoto) => setFailed((before) => before.filter((each) => each.file !== file)),
  };
}
