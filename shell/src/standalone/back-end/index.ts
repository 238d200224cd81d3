export { startScenarioBackEnd } from './startScenarioBackEnd';
export { APPEARANCES } from '../../scenarios/appearances';
export { SCENARIOS, type Scenario } from '../../scenarios/scenarios';
export { WIDTHS } from '../harness/view';
