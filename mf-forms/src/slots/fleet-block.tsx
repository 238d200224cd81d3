export { FleetBlock as Component } from '../fleet/FleetBlock';
