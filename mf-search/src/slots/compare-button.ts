export { CompareButton as Component } from '../compare/CompareButton';
