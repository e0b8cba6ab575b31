export { api, sendWith } from './api.ts';
export { together } from './together.ts';
export * from './generated/index.gen.ts';
