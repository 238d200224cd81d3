export { RecentSearches as Component } from '../search-history/RecentSearches';
