export { FleetBlock as Component } from '../contact/FleetBlock';
