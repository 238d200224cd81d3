import { useEffect, useRef, useState, type RefObject } from 'react';

/** Waits before an image that was not ready is requested again, in milliseconds; after the last it counts as failed. */
const WAITS = [1000, 2000, 4000, 8000, 16_000];
/**
 * Least waits before one that could not be loaded is requested again: by then a dropped connection is back, and a full service has room again. The
 * longest are half as long again, so that the images of a page do not come together.
 */
const RETRY_WAITS = [2000, 5000];

interface ImageState {
  src: string | null;
  /** How often it has been requested again because it was not ready. */
  attempt: number;
  /** How often it has been requested again because it could not be loaded, since the browser was last online. */
  retries: number;
  /** It is requested again after a wait. */
  isPending: boolean;
  /** It could not be loaded, and is requested again. */
  isBroken: boolean;
  /** It cannot be loaded, or was not ready after all attempts. */
  hasFailed: boolean;
}

/** The image service's response for an image that is not ready: far higher than wide. */
const isEmpty = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight > 10 * naturalWidth;

const begin = (src: string | null): ImageState => ({ src, attempt: 0, retries: 0, isPending: false, isBroken: false, hasFailed: false });

/** The state after an error. */
const withError = (state: ImageState): ImageState =>
  state.retries < RETRY_WAITS.length ? { ...state, isBroken: true } : { ...state, hasFailed: true };

/** The state after a response that has no image. */
const withoutImage = (state: ImageState): ImageState =>
  state.attempt < WAITS.length ? { ...state, isPending: true } : { ...state, hasFailed: true };

interface SoonImage extends Pick<ImageState, 'attempt'> {
  /** Of the element: another one at each request, as a browser does not request an address again that has failed in the same one. */
  key: string;
  /** There is nothing to display, at least for now. */
  isMissing: boolean;
  image: RefObject<HTMLImageElement | null>;
  handleLoad(): void;
  handleError(): void;
}

/**
 * An image that the image service may respond to with an empty one while it is not ready: it is requested again until it is. One that could not be
 * loaded is requested again too, also when the browser is online again.
 */
export function useSoonImage(src: string | null): SoonImage {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<ImageState>(() => begin(src));
  if (state.src !== src) setState(begin(src));
  const { attempt, retries, isPending, isBroken, hasFailed } = state;

  const handleError = () => setState(withError);
  const handleLoad = () => {
    if (image.current && isEmpty(image.current)) setState(withoutImage);
  };

  // An image of the server's HTML may have loaded or failed before React added the handlers.
  useEffect(() => {
    const { current } = image;
    if (!current?.complete) return;
    if (isEmpty(current)) setState(withoutImage);
    else if (current.naturalWidth === 0) setState(withError);
  }, []);

  useEffect(() => {
    if (!isPending) return;
    const again = () => setState((before) => ({ ...before, attempt: before.attempt + 1, isPending: false }));
    const timer = setTimeout(again, WAITS[attempt]);
    return () => clearTimeout(timer);
  }, [isPending, attempt]);

  useEffect(() => {
    if (!isBroken) return;
    const again = () => setState((before) => ({ ...before, retries: before.retries + 1, isBroken: false }));
    const timer = setTimeout(again, (RETRY_WAITS[retries] ?? 0) * (1 + Math.random() / 2));
    return () => clearTimeout(timer);
  }, [isBroken, retries]);

  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setState(({ src: failed }) => begin(failed));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);

  return { attempt, key: `${attempt} ${retries}`, isMissing: hasFailed || isBroken, image, handleLoad, handleError };
}
