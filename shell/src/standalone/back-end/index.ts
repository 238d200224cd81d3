export { startScenarioBackEnd } from './startScenarioBackEnd';
export { SCENARIOS, type Scenario } from '../../scenarios/scenarios';
export { WIDTHS } from '../harness/view';
