import { Link } from 'react-router-dom';
import styles from './ChoiceLinks.module.css';

export interface Choice {
  label: string;
  to: string;
  isOn: boolean;
}

export interface ChoiceLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  choices: readonly Choice[];
  /** page: each choice is a page of its own; true: each filters this page. */
  current?: 'page' | 'true';
}

/** A row of links of which those that are on are marked. */
export function ChoiceLinks({ label, choices, current = 'true' }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {choices.map(({ label: name, to, isOn }) => (
          <li key={name}>
            <Link className={styles.choice} to={to} aria-current={isOn ? current : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
