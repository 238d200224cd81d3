export { Reservations as Component } from '../account/Reservations';
