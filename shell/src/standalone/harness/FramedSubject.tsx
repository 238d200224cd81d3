import type { Scenario } from '../../scenarios/scenarios';
import styles from './Standalone.module.css';
import { aloneAddress, frameAddress, WIDTHS, type Subject } from './view';

interface FramedSubjectProps {
  subjects: readonly Subject[];
  id: string;
  width: number;
  scenario: Scenario;
}

/** One page or slot as in a window of a width, with links to the other widths and to the one before and after it. */
export function FramedSubject({ subjects, id, width, scenario }: FramedSubjectProps) {
  const shown = subjects.filter(({ path }) => path !== null);
  const position = shown.findIndex((subject) => subject.id === id);
  const path = shown[position]?.path;
  return (
    <>
      <nav className={styles.steps} aria-label="Pages and slots">
        <Step label="Before" subject={shown[position - 1]} width={width} scenario={scenario} />
        <a href="/">All pages and slots</a>
        <Step label="After" subject={shown[position + 1]} width={width} scenario={scenario} />
      </nav>
      <nav className={styles.steps} aria-label="Width">
        {WIDTHS.map((each) => (
          <a key={each} href={frameAddress(id, each, scenario)} aria-current={each === width || undefined}>
            {each} px
          </a>
        ))}
        {path && <a href={aloneAddress(path, scenario)}>Alone</a>}
      </nav>
      {path ? (
        <div className={styles.window}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which needs its scripts and cookies */}
          <iframe
            className={styles.frame}
            style={{ inlineSize: width }}
            src={aloneAddress(path, scenario)}
            title={`${id} at ${width} px`}
          />
        </div>
      ) : (
        <p>This site has nothing to show in {id}.</p>
      )}
    </>
  );
}

interface StepProps {
  label: string;
  subject: Subject | undefined;
  width: number;
  scenario: Scenario;
}

function Step({ label, subject, width, scenario }: StepProps) {
  if (!subject) return null;
  return (
    <a href={frameAddress(subject.id, width, scenario)}>
      {label}: {subject.id}
    </a>
  );
}
