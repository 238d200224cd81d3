import { useSite } from '@forecourt/shared-contracts';
import { HERO_STYLES } from '@forecourt/shared-contracts/theme-words';
import type { ReactNode } from 'react';
import { Container } from '../container/Container';
import styles from './Hero.module.css';

const STYLES: readonly string[] = HERO_STYLES;
/** Maximum number of layers of an illustration. The stylesheet holds the shapes, so that no page loads them as script. */
const LAYERS = [1, 2, 3, 4, 5, 6];

export interface HeroProps {
  /** The page's heading with its lead. */
  children: ReactNode;
  /** Primary action, for example a search box; it needs a background of its own, since it may be on the brand's colour. */
  tools?: ReactNode;
}

/** The first band of a home page. Its drawing and colours follow the tenant's `heroStyle`; nothing of it is downloaded. */
export function Hero({ children, tools }: HeroProps) {
  const { heroStyle } = useSite().theme;
  return (
    <section className={styles.hero} data-style={STYLES.includes(heroStyle) ? heroStyle : 'split'}>
      <div className={styles.scene} aria-hidden="true">
        {LAYERS.map((layer) => (
          <span key={layer} className={styles.layer} />
        ))}
      </div>
      <Container className={styles.frame}>
        <div className={styles.words}>{children}</div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </Container>
    </section>
  );
}
