import type { StandaloneView } from '../app/shell-services/shellServices';
import { ScenarioBar } from './harness/ScenarioBar';
import { Standalone } from './harness/Standalone';
import { loadSamples } from './samples/loadSamples';

/** Bar, start page and sample data of a standalone remote. */
export const standaloneView: StandaloneView = { Bar: ScenarioBar, StartPage: Standalone, load: loadSamples };
