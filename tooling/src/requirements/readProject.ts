import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../sources/sourceFiles';
import { readWiringGaps } from '../wiring/gaps/wiringGaps';
import { createCallers } from './callers';
import { RENDERS_REMOTE, RUNS_COMMAND } from './calls';
import { listProblems, requirementCoverage, type Coverage, type ProvingTest } from './coverage';
import { additions, listsOfBase, UNPROVED_FILE, type UnprovedList } from './shrinkingLists';
import { readSpecification, type Proof } from './specification';
import { readTests } from './testCases';

/** Increase it with rules by which other items are unproved: the list of the merge base is then not compared. */
const RULES = 3;

const SOURCE = /\.[jt]sx?$/;
const TEST_FILE = /\.(?:test|spec)\.[jt]sx?$/;
/** What tests share. */
const SUPPORT_FILE = /(?:^|\/)(?:testing|contract-kit|harness)\//;
const COMPOSED_SITE = /^e2e\/tests\//;
/** Calls that fail when what they look for is not there. */
const ASSERTION = /^(?:expect|\.waitFor(?:URL|Function|Request|Response)?|\.assert|\.?(?:find|get)(?:All)?By[A-Z]\w*)$/;

/** The tests of the project that run, and those that can not fail; 'title (file)'. */
function projectTests(root: string): { tests: ProvingTest[]; withoutAssertion: string[] } {
  const files = filesBelow(root, SOURCE)
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((name) => TEST_FILE.test(name) || SUPPORT_FILE.test(name))
    .map((name) => ({ name, isSupport: !TEST_FILE.test(name), ...readTests(readFileSync(path.join(root, name), 'utf8'), name) }));
  const asserts = createCallers(files, (name) => ASSERTION.test(name));
  const declaresTests = createCallers(files, (name) => name === 'it' || name === 'test');
  const runsCommand = createCallers(files, (name) => name === RUNS_COMMAND || name === '.forecourt');
  const rendersRemote = createCallers(files, (name) => name === RENDERS_REMOTE);

  const withoutAssertion: string[] = [];
  const tests = files.flatMap((file): ProvingTest[] => {
    if (file.isSupport) return [];
    return file.cases.flatMap(({ isGroup, title, ids, calls, hookCalls }): ProvingTest[] => {
      if (isGroup && !declaresTests(calls, file)) return [];
      if (!asserts(calls, file)) withoutAssertion.push(`${title} (${file.name})`);
      const all = new Set([...calls, ...hookCalls]);
      const isOnSite = COMPOSED_SITE.test(file.name) || rendersRemote(all, file);
      const isCommand = runsCommand(all, file);
      const proofs: Proof[] = ['unit', ...(isOnSite ? (['site'] as const) : []), ...(isCommand ? (['command'] as const) : [])];
      return [{ file: file.name, title, ids, proofs: new Set(proofs) }];
    });
  });
  return { tests, withoutAssertion };
}

const gapsOf = (root: string) => readWiringGaps(root).gaps;

/** Holds docs/spec against the tests of the project. */
export function projectCoverage(root: string): Coverage {
  const { tests, withoutAssertion } = projectTests(root);
  const gaps = Object.values(gapsOf(root)).flatMap((entries) => (entries ?? []).map(({ requirement }) => requirement));
  const coverage = requirementCoverage(readSpecification(root), tests, new Set(gaps));
  return { ...coverage, problems: [...coverage.problems, ...withoutAssertion.map((test) => `A test asserts nothing: ${test}`)] };
}

const readList = (root: string): UnprovedList => JSON.parse(readFileSync(path.join(root, UNPROVED_FILE), 'utf8')) as UnprovedList;

/** Numbers of the decisions in docs/adr. */
const adrNumbers = (root: string) => new Set(readdirSync(path.join(root, 'docs/adr')).map((file) => Number.parseInt(file, 10)));

/** What is wrong with the list of unproved items, and which base it was compared with, in a sentence. */
export function checkList(root: string, coverage: Coverage): { problems: string[]; comparison: string } {
  const unproved = readList(root);
  const own = [
    ...(unproved.rules === RULES ? [] : [`${UNPROVED_FILE} is of rules ${unproved.rules}, and the rules are ${RULES}`]),
    ...listProblems(coverage, Object.values(unproved.unproved).flat()),
  ];
  const base = listsOfBase(root);
  if (!base) return { problems: own, comparison: 'Compared with no earlier list: there is no merge base with origin/main or main.' };
  const short = base.commit.slice(0, 7);
  if (base.unproved.rules !== unproved.rules)
    return { problems: own, comparison: `Compared with no earlier list: that of ${short} is of other rules.` };
  return {
    problems: [...own, ...additions({ unproved, gaps: gapsOf(root) }, base, adrNumbers(root))],
    comparison: `Compared with the lists of ${short}, where this branch left main.`,
  };
}

/** Removes what is proved from the list; adds only with the first list of new rules. */
export function updateList(root: string, { owners }: Coverage): void {
  const before = readList(root);
  const listed = new Set(Object.values(before.unproved ?? {}).flat());
  const isListed = (id: string) => before.rules !== RULES || listed.has(id);
  const unproved = owners.map(({ owner, unproved: items }) => [owner, items.map(({ id }) => id).filter(isListed)]);
  writeFileSync(path.join(root, UNPROVED_FILE), `${JSON.stringify({ rules: RULES, unproved: Object.fromEntries(unproved) }, null, 2)}\n`);
}
