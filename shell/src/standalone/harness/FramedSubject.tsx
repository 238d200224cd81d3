import styles from './Standalone.module.css';
import { aloneAddress, frameAddress, WIDTHS, type Subject, type ViewedIn } from './view';

interface FramedSubjectProps {
  subjects: readonly Subject[];
  id: string;
  width: number;
  viewedIn: ViewedIn;
}

/** One page or slot as in a window of a width, with links to the other widths and to the one before and after it. */
export function FramedSubject({ subjects, id, width, viewedIn }: FramedSubjectProps) {
  const shown = subjects.filter(({ path }) => path !== null);
  const position = shown.findIndex((subject) => subject.id === id);
  const path = shown[position]?.path;
  return (
    <>
      <nav className={styles.steps} aria-label="Pages and slots">
        <Step label="Before" subject={shown[position - 1]} width={width} viewedIn={viewedIn} />
        <a href="/">All pages and slots</a>
        <Step label="After" subject={shown[position + 1]} width={width} viewedIn={viewedIn} />
      </nav>
      <nav className={styles.steps} aria-label="Width">
        {WIDTHS.map((each) => (
          <a key={each} href={frameAddress(id, each, viewedIn)} aria-current={each === width || undefined}>
            {each} px
          </a>
        ))}
        {path && <a href={aloneAddress(path, viewedIn)}>Alone</a>}
      </nav>
      {path ? (
        <div className={styles.window}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which needs its scripts and cookies */}
          <iframe
            className={styles.frame}
            style={{ inlineSize: width }}
            src={aloneAddress(path, viewedIn)}
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
  viewedIn: ViewedIn;
}

function Step({ label, subject, width, viewedIn }: StepProps) {
  if (!subject) return null;
  return (
    <a href={frameAddress(subject.id, width, viewedIn)}>
      {label}: {subject.id}
    </a>
  );
}
