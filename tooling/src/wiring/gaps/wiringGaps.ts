import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckName, Finding } from '../facts/finding';

const FILE = 'docs/wiring-gaps.json';

/** Something that is unreachable today, and the requirement that will change that. */
export interface Gap {
  name: string;
  requirement: string;
  note?: string;
  /** Number of the issue, or of the ADR, that allows a gap which the branch adds. */
  issue?: number;
  adr?: number;
}

/** Something that is unreachable for good reason. */
export interface Exception {
  name: string;
  reason: string;
}

/** docs/wiring-gaps.json: what the checks may find, by check. */
export interface WiringGaps {
  gaps: Readonly<Partial<Record<CheckName, readonly Gap[]>>>;
  exceptions: Readonly<Partial<Record<CheckName, readonly Exception[]>>>;
}

export const readWiringGaps = (root: string): WiringGaps => JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as WiringGaps;

/** One check with what it found against what is listed. */
export interface CheckResult {
  check: CheckName;
  /** Findings that are listed as gaps. */
  gaps: number;
  exceptions: number;
  /** What to do, one sentence each; none when the check passes. */
  problems: string[];
}

function resultOf(check: CheckName, findings: readonly Finding[], gaps: readonly Gap[], exceptions: readonly Exception[]): CheckResult {
  const found = new Set(findings.map(({ name }) => name));
  const listed = new Set([...gaps, ...exceptions].map(({ name }) => name));
  return {
    check,
    gaps: gaps.length,
    exceptions: exceptions.length,
    problems: [
      ...findings
        .filter(({ name }) => !listed.has(name))
        .map(
          ({ name, problem }) =>
            `${name} ${problem}: connect it, remove it, or list it under "${check}" in ${FILE} with the requirement that will.`,
        ),
      ...gaps
        .filter(({ name }) => !found.has(name))
        .map(({ name, requirement }) => `${name} is no gap any more (${requirement}): remove its line under "${check}" in ${FILE}.`),
      ...exceptions
        .filter(({ name }) => !found.has(name))
        .map(({ name }) => `${name} needs no exception any more: remove its line under "${check}" in ${FILE}.`),
    ],
  };
}

/** Compares what some checks found with the listed gaps and exceptions; each line must match a finding, so that the file only shrinks. */
export const compareWithGaps = (
  checks: readonly CheckName[],
  findings: readonly Finding[],
  { gaps, exceptions }: WiringGaps,
): CheckResult[] =>
  checks.map((check) =>
    resultOf(
      check,
      findings.filter((finding) => finding.check === check),
      gaps[check] ?? [],
      exceptions[check] ?? [],
    ),
  );
