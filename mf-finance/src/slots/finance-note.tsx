export { FinanceNote as Component } from '../summary/FinanceNote';
