export * from './patterns.ts';
export * from './scene.ts';
export * from './shapes.ts';
export * from './stickers.ts';
