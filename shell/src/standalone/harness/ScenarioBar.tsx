import { useSite } from '@forecourt/shared-contracts';
import { useDisplayedPage } from '../../app/navigation/PageRouter';
import { useShell } from '../../app/shell-services/shellServices';
import styles from './ScenarioBar.module.css';
import { aloneAddress, viewOf } from './view';
import { APPEARANCES } from '../../scenarios/appearances';
import { SCENARIOS } from '../../scenarios/scenarios';

/**
 * Selects scenario, appearance and site on every page of a standalone remote; expanded on its start page. Its links load a new document from the
 * server.
 */
export function ScenarioBar() {
  const site = useSite();
  const { standalone } = useShell().composition;
  const { location } = useDisplayedPage();
  if (!standalone || standalone.isFramed) return null;
  const { scenario, appearance, tenants } = standalone;
  const path = `${location.pathname}${location.search}`;
  const isStart = location.pathname === '/' && viewOf(location.search).kind === 'index';
  const labelOf = (all: readonly { name: string; label: string }[], chosen: string) => all.find(({ name }) => name === chosen)?.label ?? '';

  return (
    <aside className={styles.bar} aria-label="Standalone">
      <Choice
        label="Scenario"
        chosen={labelOf(SCENARIOS, scenario)}
        isOpen={isStart}
        choices={SCENARIOS.map(({ name, label }) => ({
          label,
          href: aloneAddress(path, { scenario: name, appearance }),
          isOn: name === scenario,
        }))}
      />
      <Choice
        label="Appearance"
        chosen={labelOf(APPEARANCES, appearance)}
        isOpen={isStart}
        choices={APPEARANCES.map(({ name, label }) => ({
          label,
          href: aloneAddress(path, { scenario, appearance: name }),
          isOn: name === appearance,
        }))}
      />
      <Choice
        label="Site"
        chosen={site.name}
        isOpen={isStart}
        choices={tenants.map(({ slug, name, origin }) => ({
          label: name,
          href: `${origin}${aloneAddress(path, { scenario, appearance })}`,
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
