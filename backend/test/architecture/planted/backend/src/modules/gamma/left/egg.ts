export const egg = 'egg';
