import { useSite } from '@forecourt/shared-contracts';
import { useDisplayedPage } from '../../app/navigation/PageRouter';
import { useShell } from '../../app/shell-services/shellServices';
import styles from './ScenarioBar.module.css';
import { viewOf } from './view';
import { SCENARIO_PARAMETER, SCENARIOS, type Scenario } from '../../scenarios/scenarios';

/** The same path in another scenario. */
function inScenario({ pathname, search }: { pathname: string; search: string }, scenario: Scenario): string {
  const query = new URLSearchParams(search);
  query.set(SCENARIO_PARAMETER, scenario);
  return `${pathname}?${query}`;
}

/**
 * Selects scenario and site on every page of a standalone remote; expanded on its start page. Its links load a new document from the
 * server.
 */
export function ScenarioBar() {
  const site = useSite();
  const { standalone } = useShell().composition;
  const { location } = useDisplayedPage();
  if (!standalone || standalone.isFramed) return null;
  const { scenario, tenants } = standalone;
  const isStart = location.pathname === '/' && viewOf(location.search).kind === 'index';
  const chosen = SCENARIOS.find(({ name }) => name === scenario);

  return (
    <aside className={styles.bar} aria-label="Standalone">
      <Choice
        label="Scenario"
        chosen={chosen?.label ?? ''}
        isOpen={isStart}
        choices={SCENARIOS.map(({ name, label }) => ({ label, href: inScenario(location, name), isOn: name === scenario }))}
      />
      <Choice
        label="Site"
        chosen={site.name}
        isOpen={isStart}
        choices={tenants.map(({ slug, name, origin }) => ({
          label: name,
          href: `${origin}${inScenario(location, scenario)}`,
          isOn: slug === site.slug,
        }))}
      />
    </aside>
  );
}

interface ChoiceProps {
  label: string;
  chosen: string;
  isOpen: boolean;
  choices: { label: string; href: string; isOn: boolean }[];
}

function Choice({ label, chosen, isOpen, choices }: ChoiceProps) {
  return (
    <details open={isOpen}>
      <summary className={styles.chosen}>
        {label}: <strong>{chosen}</strong>
      </summary>
      <nav aria-label={label}>
        <ul className={styles.list}>
          {choices.map((choice) => (
            <li key={choice.label}>
              <a className={styles.link} href={choice.href} aria-current={choice.isOn || undefined}>
                {choice.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
