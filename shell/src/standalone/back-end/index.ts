export { startScenarioBackEnd } from './startScenarioBackEnd';
