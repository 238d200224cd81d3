import { SCENARIOS, type Scenario } from '../../scenarios/scenarios';
import styles from './Standalone.module.css';
import { aloneAddress, frameAddress, WIDTHS, type Subject, type ViewedIn } from './view';

interface SubjectIndexProps {
  subjects: readonly Subject[];
  viewedIn: ViewedIn;
}

/** Every page and slot with its addresses: alone, and in a frame of each width. Scenario, appearance and site are chosen in the bar. */
export function SubjectIndex({ subjects, viewedIn }: SubjectIndexProps) {
  return (
    <div className={styles.index}>
      <table>
        <caption className={styles.caption}>
          Alone, or as in a window of a width. Each address is fixed: it can be sent to somebody. Forced colours and reduced motion are
          settings of the browser; its developer tools have them too.
        </caption>
        <thead>
          <tr>
            <th scope="col">Page or slot</th>
            {WIDTHS.map((width) => (
              <th key={width} scope="col">
                {width} px
              </th>
            ))}
            <th scope="col">Looks different in</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => (
            <SubjectRow key={subject.id} {...subject} viewedIn={viewedIn} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const labelOf = (scenario: Scenario) => SCENARIOS.find(({ name }) => name === scenario)?.label ?? scenario;

function SubjectRow({ id, path, scenarios, viewedIn }: Subject & { viewedIn: ViewedIn }) {
  if (path === null) {
    return (
      <tr>
        <th scope="row">{id}</th>
        <td colSpan={WIDTHS.length + 1}>This site has nothing to show in it.</td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">
        <a href={aloneAddress(path, viewedIn)}>{id}</a>
      </th>
      {WIDTHS.map((width) => (
        <td key={width}>
          <a href={frameAddress(id, width, viewedIn)} aria-label={`${id} at ${width} px`}>
            {width}
          </a>
        </td>
      ))}
      <td className={styles.states}>
        {scenarios.map((state) => (
          <a
            key={state}
            href={aloneAddress(path, { ...viewedIn, scenario: state })}
            data-state={state}
            aria-label={`${id}, ${labelOf(state)}`}
          >
            {labelOf(state)}
          </a>
        ))}
      </td>
    </tr>
  );
}
