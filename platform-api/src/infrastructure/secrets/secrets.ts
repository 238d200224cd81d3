import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../integrations/credentials';

/** How a document names a secret, which is never part of it: a variable, or a name of which each tenant has its own. */
export const SECRET_REFERENCE = '^(env:[A-Z][A-Z0-9_]*|secret:[a-z][a-z0-9-]*)$';

/** The secrets of tenants. */
export interface Secrets {
  /** The value of a reference for a tenant; null where it is not set or cannot be used. */
  read(tenant: string, reference: string): string | null;
  /** Why a reference has no value, as a sentence with what to do; null where it has one. */
  problem(tenant: string, reference: string): string | null;
}

/** Parts of a reference: a name of a file is no path; variables may have small letters, as documents of before had. */
const REFERENCE = /^(?:(env):(?=[A-Za-z_]\w*$)|(secret):(?=[a-z][a-z0-9-]*$))(.+)$/;

type Found = { value: string } | { problem: string };

/** What others than its owner may do with a file. */
const OTHERS = 0o077;

/** The variable of a tenant for a setting or secret: STRIPE__SWAN_VALLEY_TOYOTA. */
export const tenantVariable = (name: string, tenant: string) => `${name}__${tenant}`.toUpperCase().replaceAll('-', '_');

/** A file of a tenant's secret, read each time, so that a new value needs no restart; null where there is none. */
function inFile(file: string): Found | null {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts?.isFile()) return null;
  if ((facts.mode & OTHERS) !== 0) return { problem: `${file} can be read by others than its owner: chmod 600 ${file}.` };
  let value: string;
  try {
    value = readFileSync(file, 'utf8').trim();
  } catch (error) {
    return {
      problem: `${file} cannot be read by the back end: ${(error as NodeJS.ErrnoException).code ?? 'unknown error'}; make it its owner.`,
    };
  }
  return value === '' ? { problem: `${file} is empty.` } : { value };
}

/**
 * Secrets by their references: `env:NAME` is a variable of the process; `secret:name` is the file SECRETS_DIR/<tenant>/name, readable by its owner
 * alone, else the variable NAME__TENANT in capitals, as it was at the start.
 */
export function secretsFrom(environment: Environment): Secrets {
  const folder = environment.SECRETS_DIR;

  function find(tenant: string, reference: string): Found {
    const [, variable, own, name = ''] = REFERENCE.exec(reference) ?? [];
    if (variable === undefined && own === undefined) return { problem: `${reference} names no secret: write secret:name or env:NAME` };
    if (variable !== undefined) {
      const value = environment[name];
      return value ? { value } : { problem: `${name} is not set` };
    }
    const file = folder === undefined ? null : path.join(folder, tenant, name);
    const found = file === null ? null : inFile(file);
    if (found) return found;
    const ownVariable = tenantVariable(name, tenant);
    const value = environment[ownVariable];
    if (value) return { value };
    const place = file ?? `a file <SECRETS_DIR>/${tenant}/${name}`;
    return { problem: `${reference} is not set: write it into ${place} (mode 600), or set ${ownVariable}` };
  }

  return {
    read(tenant, reference) {
      const found = find(tenant, reference);
      return 'value' in found ? found.value : null;
    },
    problem(tenant, reference) {
      const found = find(tenant, reference);
      return 'problem' in found ? found.problem : null;
    },
  };
}
