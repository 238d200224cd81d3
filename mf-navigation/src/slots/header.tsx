export { Header as Component } from '../header/Header';
