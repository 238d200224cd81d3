export { BUDGETS, sizes, sizesTable, type PageName, type PageSize } from './checks/sizes';
