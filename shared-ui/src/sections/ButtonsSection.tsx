import type { SectionButton } from '@forecourt/shared-contracts';
import { SectionLink } from './SectionLink';
import styles from './ButtonsSection.module.css';

interface ButtonsSectionProps {
  title: string;
  buttons: readonly SectionButton[];
}

/** A row of buttons, each a choice like the others. */
export function ButtonsSection({ title, buttons }: ButtonsSectionProps) {
  return (
    <section className={styles.buttons}>
      {title && <h2>{title}</h2>}
      <div className={styles.row}>
        {buttons.map((button) => (
          <SectionLink key={`${button.text} ${button.to}`} button={button} variant="secondary" />
        ))}
      </div>
    </section>
  );
}
