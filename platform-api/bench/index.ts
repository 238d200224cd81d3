export { openSearchBench, type SearchBench } from './openSearchBench';
