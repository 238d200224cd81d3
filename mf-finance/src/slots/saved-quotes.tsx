export { StoredQuotes as Component } from '../account/StoredQuotes';
