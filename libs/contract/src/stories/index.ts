export * from './anchor.ts';
export * from './cover.ts';
export * from './level.ts';
export * from './merge.ts';
export * from './private-words.ts';
export * from './story.ts';
