export { api, sendWith, type Transport } from './api.ts';
export { together } from './together.ts';
export * from './generated/index.gen.ts';
