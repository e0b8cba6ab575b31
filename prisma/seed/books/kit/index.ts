export * from './shapes.ts';
export * from './nature.ts';
export * from './animals.ts';
export * from './small-animals.ts';
export * from './people.ts';
export * from './places.ts';
export * from './things.ts';
export { hero } from './cutouts.ts';
