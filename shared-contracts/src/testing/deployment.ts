import { createElement } from 'react';
import type { SlotHostProps } from '../platform/context';
import type { SlotName } from '../platform/slots';

/** Page ids and slot names that the product deploys. */
export interface Deployment {
  pages: ReadonlySet<string>;
  slots: ReadonlySet<string>;
}

declare global {
  /** Set by a setup file of the test runner, from the definitions of the remotes. */
  var forecourtDeployment: (() => Deployment) | undefined;
}

function deployment(): Deployment {
  if (!globalThis.forecourtDeployment) {
    throw new Error(
      'The test runner sets no globalThis.forecourtDeployment: add tooling/jest/deployment-setup.ts to setupFiles, so that tests know which pages and slots are deployed.',
    );
  }
  return globalThis.forecourtDeployment();
}

/** Whether a remote or the shell really has the page of a route: the second argument of `createPaths` in tests. */
export const isPageDeployed = ({ page }: { page: string }) => deployment().pages.has(page);

/** Whether a remote really provides a slot. */
export const isSlotDeployed = (name: SlotName) => deployment().slots.has(name);

/** The slot host of tests: an empty element with the slot's name; the fallback where no remote provides the slot. */
export function TestSlotHost({ name, fallback }: SlotHostProps) {
  return isSlotDeployed(name) ? createElement('div', { 'data-slot': name }) : (fallback ?? null);
}
