import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import styles from './MapFrame.module.css';

export interface MapFrameProps {
  /** What the map shows, for example 'Map of Swan Valley Toyota'. */
  title: string;
  /** Address of the embedded map. */
  src: string;
  /** What is there until the map is requested. */
  picture: ReactNode;
}

/** The button is gone once the map is there, so the focus goes on in it. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A map in place of a picture, by a click: code and cookies of the map's provider load only after it. Fills its box. */
export function MapFrame({ title, src, picture }: MapFrameProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.stage}>
      {isLoaded ? (
        <iframe
          ref={focus}
          className={styles.frame}
          src={src}
          title={title}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a map of another origin needs both to render, and cannot access this page with them
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {picture}
          <Button variant="secondary" className={styles.show} onClick={() => setLoaded(true)}>
            Show map
          </Button>
        </>
      )}
    </div>
  );
}
