export { SearchBox as Component } from '../search-box/SearchBox';
