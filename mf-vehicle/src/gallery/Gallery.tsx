import { lazy, Suspense, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { carHeading, carPhotos, carTag, imageAddress, usePlatform, type Car } from '@forecourt/shared-contracts';
import { CarImage, IconButton, Stack, Tag } from '@forecourt/shared-ui';
import styles from './Gallery.module.css';
import { Thumbnails } from './Thumbnails';
import { loadFullScreenPhotos, useFullScreen } from './useFullScreen';

/** Nothing where a reloaded page does not get its code: the page itself remains. */
const FullScreenPhotos = lazy(() => loadFullScreenPhotos().catch(() => ({ default: () => null })));

/** Image quality of full-size gallery images. */
const IMAGE_QUALITY_HIGH = 80;
const MAIN_WIDTH = 960;
const MAIN_SIZES = '(min-width: 1100px) 780px, 100vw';
/** Widest size of the image service, for zooming. */
const FULL_SCREEN_WIDTH = 1600;

interface GalleryProps {
  car: Car;
  /** What is done with the car as a whole, over the photo. */
  tools?: ReactNode;
}

/**
 * All photos of a car in one scroll-snap strip: swipe, arrow keys, previous and next buttons, thumbnails; a click displays them full
 * screen. Without JavaScript it still scrolls.
 */
export function Gallery({ car, tools }: GalleryProps) {
  const { site, now } = usePlatform();
  const strip = useRef<HTMLUListElement>(null);
  /** The photo that a smooth scroll leads to; those that it passes are not displayed ones. */
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);
  const heading = carHeading(car);
  const tag = carTag(car, site.switches, now);
  const fullScreen = useFullScreen();
  const isFullScreen = fullScreen.photo !== null;
  // Where the focus was goes with the full screen, and Firefox leaves it nowhere.
  useEffect(() => {
    const list = strip.current;
    return isFullScreen ? () => list?.focus({ preventScroll: true }) : undefined;
  }, [isFullScreen]);
  // The same list in each render: another one takes the full screen back to where it began.
  const photos = useMemo(
    () =>
      carPhotos(car).map((image, index, { length }) => ({
        path: image,
        src: imageAddress(site, image, FULL_SCREEN_WIDTH),
        alt: `${carHeading(car)}, photo ${index + 1} of ${length}`,
      })),
    [car, site],
  );

  const scrollToPhoto = (index: number) => {
    target.current = index;
    setCurrent(index);
    if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: photos.length - 1 }[event.key];
    if (event.key === 'Enter') void fullScreen.open(current);
    else if (next === undefined) return;
    else if (photos[next] !== undefined) scrollToPhoto(next);
    event.preventDefault();
  };
  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth === 0) return;
    const displayed = Math.round(scrollLeft / clientWidth);
    if (target.current !== null && target.current !== displayed) return;
    target.current = null;
    setCurrent(displayed);
  };
  /** The shopper scrolls, and not the page. */
  const handleTouch = () => {
    target.current = null;
  };

  return (
    <Stack as="section" gap={2} aria-label="Photos">
      <div className={styles.stage}>
        {photos.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button 'Full screen' does the same as the click
          <ul
            ref={strip}
            className={styles.strip}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
            tabIndex={0}
            aria-label={`Photos of ${heading}`}
            aria-keyshortcuts="ArrowLeft ArrowRight Home End Enter"
            onScroll={handleScroll}
            onPointerDown={handleTouch}
            onWheel={handleTouch}
            onKeyDown={handleKeyDown}
            onClick={() => void fullScreen.open(current)}
          >
            {photos.map(({ path, alt }, index) => (
              <li key={path} className={styles.photo}>
                <CarImage
                  src={path}
                  alt={alt}
                  width={MAIN_WIDTH}
                  sizes={MAIN_SIZES}
                  quality={IMAGE_QUALITY_HIGH}
                  eager={index === 0 && 'first'}
                  ratio="3 / 2"
                />
              </li>
            ))}
          </ul>
        ) : (
          <CarImage src={null} alt={`${heading}, no photos yet`} width={MAIN_WIDTH} ratio="3 / 2" />
        )}
        {tag && (
          <div className={styles.tag}>
            <Tag kind={tag.kind} colour={tag.colour}>
              {tag.text}
            </Tag>
          </div>
        )}
        <div className={styles.tools}>{tools}</div>
        {photos.length > 0 && (
          <div className={styles.controls}>
            {photos.length > 1 && (
              // By keyboard the arrow keys of the strip do the same, and Enter is the full screen.
              <>
                <IconButton
                  label="Previous photo"
                  icon="chevron-left"
                  disabled={current === 0}
                  tabIndex={-1}
                  onClick={() => scrollToPhoto(current - 1)}
                />
                <output className={styles.count}>
                  {current + 1} / {photos.length}
                </output>
                <IconButton
                  label="Next photo"
                  icon="chevron-right"
                  disabled={current === photos.length - 1}
                  tabIndex={-1}
                  onClick={() => scrollToPhoto(current + 1)}
                />
              </>
            )}
            <IconButton
              label="Full screen"
              icon="expand"
              aria-haspopup="dialog"
              tabIndex={-1}
              onClick={() => void fullScreen.open(current)}
            />
          </div>
        )}
      </div>
      {photos.length > 1 && <Thumbnails photos={photos.map(({ path }) => path)} current={current} onSelect={scrollToPhoto} />}
      {fullScreen.photo !== null && photos.length > 0 && (
        <Suspense>
          <FullScreenPhotos photos={photos} start={fullScreen.photo} onView={scrollToPhoto} onClose={fullScreen.close} />
        </Suspense>
      )}
    </Stack>
  );
}
