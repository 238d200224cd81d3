export { SavedButton as Component } from '../favourites/SavedButton';
