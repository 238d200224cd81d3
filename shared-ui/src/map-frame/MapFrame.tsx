import { useState } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { SiteLink } from '../site-link/SiteLink';
import styles from './MapFrame.module.css';

export interface MapFrameProps {
  /** What the map shows, for example 'Map of Swan Valley Toyota'. */
  title: string;
  /** Address of the embedded map. */
  src: string;
  /** The place in the visitor's own map. */
  href: string;
  linkLabel?: string;
  showLabel?: string;
  /** Width to height, for example '16 / 9'. */
  ratio?: string;
}

/**
 * A map that loads on click: until then a placeholder with a link that works without script. Code and cookies of the map's
 * site load only after the click.
 */
export function MapFrame({ title, src, href, linkLabel = 'Get directions', showLabel = 'Show map', ratio = '16 / 9' }: MapFrameProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.map}>
      <div className={styles.stage} style={{ '--map-ratio': ratio } as object}>
        {isLoaded ? (
          <iframe
            className={styles.frame}
            src={src}
            title={title}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a map of another origin needs both to render, and cannot access this page with them
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <span className={styles.pin}>
              <Icon name="pin" />
            </span>
            <Button variant="secondary" className={styles.show} onClick={() => setLoaded(true)}>
              {showLabel}
            </Button>
          </>
        )}
      </div>
      <SiteLink className={styles.link} to={href} target="_blank">
        {linkLabel}
        <Icon name="external" />
      </SiteLink>
    </div>
  );
}
