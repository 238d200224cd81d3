import type { StandaloneOptions } from '../scenarios/standaloneOptions';
import type { StandaloneView } from '../app/shell-services/shellServices';
import { applyAppearance } from './harness/applyAppearance';
import { goOffline } from './harness/goOffline';
import { MissingRemote } from './harness/MissingRemote';
import { ScenarioBar } from './harness/ScenarioBar';
import { Standalone } from './harness/Standalone';
import { loadSamples } from './samples/loadSamples';

function begin({ scenario, appearance }: StandaloneOptions): void {
  applyAppearance(appearance);
  if (scenario === 'offline') goOffline();
}

/** Bar, start page and sample data of a standalone remote. */
export const standaloneView: StandaloneView = { Bar: ScenarioBar, StartPage: Standalone, MissingRemote, begin, load: loadSamples };
