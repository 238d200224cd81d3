import type { ReactNode } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';

interface FullScreenPhotosProps {
  photos: readonly { src: string; alt: string }[];
  /** Index of the photo to begin with. */
  start: number;
  /** Called with the index of the photo on screen. */
  onView(index: number): void;
  onClose(): void;
}

/** The photos over the whole window: swipe, arrow keys, zoom by pinch, wheel, double tap or button; Escape closes. */
export default function FullScreenPhotos({ photos, start, onView, onClose }: FullScreenPhotosProps): ReactNode {
  return (
    <Lightbox
      open
      close={onClose}
      slides={photos}
      index={start}
      plugins={[Zoom, Counter]}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnPullDown: true }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 2 }}
      labels={{ Lightbox: 'Photos in full screen', Previous: 'Previous photo', Next: 'Next photo' }}
      // The buttons stay visible on a bright photo.
      styles={{ button: { backgroundColor: 'rgb(0 0 0 / 0.5)' } }}
      on={{ view: ({ index }) => onView(index) }}
    />
  );
}
