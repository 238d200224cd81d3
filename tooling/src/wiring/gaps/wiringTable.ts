import type { CheckName } from '../facts/finding';
import type { CheckResult } from './wiringGaps';

const TITLES: Readonly<Record<CheckName, string>> = {
  routes: 'links without a route',
  pages: 'pages without a route',
  slotProviders: 'slots without a provider',
  slotMounts: 'slots that nobody mounts',
  switches: 'switches that nothing reads',
  events: 'events that nothing sends',
  failures: 'failures that nothing reports',
  apiRoutes: 'API routes without a caller',
  components: 'components that nothing renders',
  contractExports: 'contract exports without a caller',
  singleUsers: 'contract exports of one remote',
  links: 'dead links',
  siteMap: 'dead site map entries',
  reachedPages: 'pages that no link reaches',
};

/** The checks as a table, then what to do. */
export function wiringTable(results: readonly CheckResult[]): string {
  const line = (title: string, gaps: string, exceptions: string, state: string) =>
    `${title.padEnd(36)}${gaps.padStart(5)}${exceptions.padStart(12)}   ${state}`.trimEnd();
  const lines = results.map(({ check, gaps, exceptions, problems }) =>
    line(TITLES[check], String(gaps), String(exceptions), problems.length === 0 ? 'ok' : `${problems.length} to fix`),
  );
  const problems = results.flatMap(({ check, problems: own }) =>
    own.length > 0 ? [`\n${TITLES[check]}:`, ...own.map((problem) => `  ${problem}`)] : [],
  );
  return [line('check', 'gaps', 'exceptions', ''), ...lines, ...problems].join('\n');
}
