import { useEffect, useRef, useState, type RefObject } from 'react';

/** Waits before an image is requested again, in milliseconds; after the last it counts as failed. */
const WAITS = [1000, 2000, 4000, 8000, 16_000];

interface ImageState {
  src: string | null;
  /** How often it has been requested again. */
  attempt: number;
  /** The image was not ready. */
  isPending: boolean;
  /** It cannot be loaded, or was not ready after all attempts. */
  hasFailed: boolean;
}

/** The image service's response for an image that is not ready: far higher than wide. */
const isEmpty = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight > 10 * naturalWidth;

/** The state after a response that has no image. */
const withoutImage = (state: ImageState): ImageState =>
  state.attempt < WAITS.length ? { ...state, isPending: true } : { ...state, hasFailed: true };

interface SoonImage extends Pick<ImageState, 'attempt' | 'hasFailed'> {
  image: RefObject<HTMLImageElement | null>;
  handleLoad(): void;
  handleError(): void;
}

/** An image that the image service may respond to with an empty one while it is not ready: it is requested again until it is. */
export function useSoonImage(src: string | null): SoonImage {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<ImageState>({ src, attempt: 0, isPending: false, hasFailed: false });
  if (state.src !== src) setState({ src, attempt: 0, isPending: false, hasFailed: false });
  const { attempt, isPending, hasFailed } = state;

  const handleError = () => setState((before) => ({ ...before, hasFailed: true }));
  const handleLoad = () => {
    if (image.current && isEmpty(image.current)) setState(withoutImage);
  };

  // An image of the server's HTML may have loaded or failed before React added the handlers.
  useEffect(() => {
    const { current } = image;
    if (!current?.complete) return;
    if (isEmpty(current)) setState(withoutImage);
    else if (current.naturalWidth === 0) setState((before) => ({ ...before, hasFailed: true }));
  }, []);

  useEffect(() => {
    if (!isPending) return;
    const again = () => setState((before) => ({ ...before, attempt: before.attempt + 1, isPending: false }));
    const timer = setTimeout(again, WAITS[attempt]);
    return () => clearTimeout(timer);
  }, [isPending, attempt]);

  return { attempt, hasFailed, image, handleLoad, handleError };
}
