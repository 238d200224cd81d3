import path from 'node:path';
import { EVENTS, FAILURES, type SiteConfig } from '@forecourt/shared-contracts';
import type { Route } from '@forecourt/shared-contracts/shell';
import { placedSlots } from '@forecourt/shared-contracts/documents';
import { assembleRoutes } from '@forecourt/shared-contracts/site-routes';
import type { TenantSource } from '@forecourt/server-kit';
import { declaredRoutes, pageName, pageNames, remoteDefinitions } from '../../definitions';
import { propertyReads } from '../../sources/propertyReads';
import { reachFrom, type Reach, type ReachedCode } from '../../sources/reach';
import { readProjectSources, type ProjectSources } from '../../sources/projectSources';
import { readApiRoutes } from './readApiRoutes';
import { requestedRoutes } from './requestedRoutes';
import { reportedFailures } from './reportedFailures';
import { sentEvents } from './sentEvents';
import { singleUsers } from './singleUsers';
import type { ApiRouteFact, RequestFact, RouteFact, WiringFacts } from './wiringFacts';
import { ownRemotes } from '../../workspace';

const CONTRACTS = 'shared-contracts';
/** Entries of the contracts, for remotes, for the shell and for back ends; others are of one subject. */
const FACES = ['.', './shell', './back-end'];
const DESIGN_SYSTEM = 'shared-ui';
const PACKAGES = [
  CONTRACTS,
  DESIGN_SYSTEM,
  'shared-forms',
  'server-kit',
  'search-engine',
  'car-imagery',
  'platform-api',
  'shell',
  'tooling',
  ...ownRemotes(),
];

/** Files that run first; what they lead to is production code. */
const SHELL_ENTRIES = ['browser/index.ts', 'renderer/index.tsx', 'server/index.ts'].map((file) => path.join('shell/src', file));
const API_ENTRIES = [path.join('platform-api/src', 'index.ts')];
const TOOLING_ENTRIES = [path.join('tooling/src', 'cli.ts')];
/** The definition of each remote, and what it lets others use. */
const REMOTE_ENTRIES = ownRemotes().flatMap((name) => ['remote.ts', 'contract.ts'].map((file) => path.join(name, 'src', file)));

/** The state that all packages share: an action or selector of it may have one user. */
const STORE_FOLDER = path.join(CONTRACTS, 'src/store/');

/** Its rules read switches by the names in declared routes, which are checked as data. */
const ROUTES_FOLDER = path.join(CONTRACTS, 'src/routes/');

const COMPONENT = /^[A-Z][a-z]/;

const placed = (site: SiteConfig) => placedSlots(site).map(({ slot }) => slot);

const routeFact = ({ name, requires, gate, patternSwitch, ...route }: Route): RouteFact => ({
  name,
  page: pageName(route),
  switches: [...requires, ...(gate?.switch ? [gate.switch] : []), ...(patternSwitch ? [patternSwitch] : [])],
});

/**
 * Switches and other properties that the product's code reads; a route of the API counts only where something uses it.
 */
function readProperties(product: Reach, requests: readonly RequestFact[], apiRoutes: readonly ApiRouteFact[]): Set<string> {
  const requested = requestedRoutes(requests, apiRoutes);
  const isUsed = ({ file, use }: ReachedCode) => {
    if (file.startsWith(ROUTES_FOLDER)) return false;
    if (!file.startsWith('platform-api')) return true;
    const own = apiRoutes.filter((route) => use.paths.some(({ method, path: url }) => method === route.method && url === route.url));
    return own.length === 0 || own.some((route) => requested.has(route));
  };
  return new Set(propertyReads({ ...product, code: product.code.filter(isUsed) }, () => true));
}

/** Names that the public entries of a package export. */
function exportedNames({ modules, entriesOf }: ProjectSources, packageName: string, isWanted: (name: string, isValue: boolean) => boolean) {
  return [...entriesOf(packageName)].flatMap(([entry, file]) => {
    const module = modules.get(file);
    return [...(module?.exports.keys() ?? [])]
      .filter((name) => isWanted(name, module?.values.has(name) === true))
      .map((name) => ({ name, file, entry }));
  });
}

/** Reads what the project declares by running it, and what its production code uses by parsing it. */
export async function collectFacts(root: string, tenants: TenantSource): Promise<WiringFacts> {
  const [definitions, declared, apiRoutes] = await Promise.all([remoteDefinitions(root), declaredRoutes(root), readApiRoutes(tenants)]);
  const sources = readProjectSources(root, PACKAGES);
  const site = reachFrom([...REMOTE_ENTRIES, ...SHELL_ENTRIES], sources);
  const product = reachFrom([...REMOTE_ENTRIES, ...SHELL_ENTRIES, ...API_ENTRIES], sources);
  const all = reachFrom([...REMOTE_ENTRIES, ...SHELL_ENTRIES, ...API_ENTRIES, ...TOOLING_ENTRIES], sources);

  const requests = site.code.flatMap(({ use }) => use.paths);
  const links = product.code.flatMap(({ file, name, use }) => use.links.map(({ route }) => ({ route, place: `${file} ${name}` })));
  const components = exportedNames(sources, DESIGN_SYSTEM, (name, isValue) => isValue && COMPONENT.test(name));
  const contracts = exportedNames(sources, CONTRACTS, () => true).filter(({ entry }) => FACES.includes(entry));
  const isImported = ({ name, entry }: { name: string; entry: string }) =>
    [...all.imported].some(
      (each) => !each.startsWith(`${CONTRACTS} >`) && each.endsWith(`> @forecourt/${CONTRACTS}${entry.slice(1)}#${name}`),
    );
  const singleContractUsers = singleUsers(sources, { file: path.join(CONTRACTS, 'src/index.ts'), specifier: `@forecourt/${CONTRACTS}` });
  const [anySite] = tenants.all();
  if (!anySite) throw new Error('There is no demonstration tenant, so there are no routes to check: add a document to shell/tenants.');

  return {
    routes: declared.map(routeFact),
    linkedRoutes: [...new Set(links.flatMap(({ route }) => route ?? []))],
    unnamedLinks: links.flatMap(({ route, place }) => (route === null ? [place] : [])),
    routedPages: Object.fromEntries(tenants.all().map((tenant) => [tenant.slug, assembleRoutes(declared, tenant).open.map(pageName)])),
    offeredPages: definitions.flatMap(pageNames),
    providedSlots: definitions.flatMap(({ slots }) => Object.keys(slots)),
    mountedSlots: [...new Set([...site.code.flatMap(({ use }) => use.mounts.map(({ slot }) => slot)), ...tenants.all().flatMap(placed)])],
    // A site of the tenant source is resolved: it has every switch.
    switches: Object.keys(anySite.switches),
    readProperties: readProperties(product, requests, apiRoutes),
    events: Object.keys(EVENTS),
    sentEvents: sentEvents(site),
    failures: Object.keys(FAILURES),
    reportedFailures: reportedFailures(site),
    apiRoutes,
    requests,
    components: components.map(({ name }) => name),
    usedComponents: new Set(components.filter(({ file, name }) => site.has(file, name)).map(({ name }) => name)),
    contractExports: contracts.map(({ name }) => name),
    usedContractExports: new Set(contracts.filter(isImported).map(({ name }) => name)),
    singleUsers: singleContractUsers.filter(({ file }) => !file.startsWith(STORE_FOLDER)),
  };
}
