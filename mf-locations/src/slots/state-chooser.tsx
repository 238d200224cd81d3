export { StateChooser as Component } from '../state-chooser/StateChooser';
