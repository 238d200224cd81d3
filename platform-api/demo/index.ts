export { seedManyCars } from './manyCars';
export { seedDemoStock, type SeedReport } from './seedDemoStock';
