export { openLeadBench, type LeadBench } from './openLeadBench';
export { openSearchBench, type SearchBench } from './openSearchBench';
