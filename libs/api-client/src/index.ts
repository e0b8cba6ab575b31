export { api, sendWith, type Transport } from './api.ts';
export * from './generated/api.gen.ts';
