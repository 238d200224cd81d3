import { SafeHtml } from '../safe-html/SafeHtml';
import styles from './TextSection.module.css';

interface TextSectionProps {
  title: string;
  html: string;
}

/** Running text with a limited line length. */
export function TextSection({ title, html }: TextSectionProps) {
  return (
    <section className={styles.text}>
      {title && <h2>{title}</h2>}
      <SafeHtml html={html} />
    </section>
  );
}
