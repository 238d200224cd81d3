import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Anchor of the section; links from other pages use it. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A titled section of the vehicle page. */
export function Section({ title, id, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${className}`}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
