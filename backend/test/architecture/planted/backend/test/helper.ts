export const helper = 'for tests';
