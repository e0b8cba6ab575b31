export const library = 'library';
