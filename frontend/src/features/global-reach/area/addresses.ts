export const globalReach = '/global-reach';
