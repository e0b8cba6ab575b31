export { inLanguage, useListProposalsQuery } from './api.ts';
