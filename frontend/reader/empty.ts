// Stands in for polyfills that no supported browser needs.
export {};
