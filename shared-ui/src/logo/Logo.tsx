import { useSite } from '@forecourt/shared-contracts';
import styles from './Logo.module.css';
import { MARKS, type MarkName } from './marks';

export interface LogoProps {
  /** On a dark band: all in white. */
  tone?: 'colour' | 'light';
}

const SMALL_WORDS = new Set(['the', 'of', 'and', '&']);

/** The last words of a long name are placed below the first ones, smaller. */
function linesOf(name: string): [string, string] {
  const words = name.split(' ');
  if (words.length < 3) return [name, ''];
  const first = words.slice(0, Math.ceil(words.length / 2)).join(' ');
  return [first, words.slice(Math.ceil(words.length / 2)).join(' ')];
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

/** The tenant's wordmark, rendered from its name and theme; the name is its text for assistive technology. */
export function Logo({ tone = 'colour' }: LogoProps) {
  const { name, theme } = useSite();
  const isKnown = Object.hasOwn(MARKS, theme.heroStyle);
  const Mark = MARKS[isKnown ? (theme.heroStyle as MarkName) : 'split'];
  const [first, second] = linesOf(name);
  return (
    <span className={styles.logo} data-tone={tone} data-mark={theme.heroStyle}>
      <svg className={styles.mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
        <Mark initials={initialsOf(name)} />
      </svg>
      <span className={styles.words}>
        <span>{first}</span>
        {second && ' '}
        {second && <span className={styles.second}>{second}</span>}
      </span>
    </span>
  );
}
