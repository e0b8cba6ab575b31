export const beta = 'a screen';
