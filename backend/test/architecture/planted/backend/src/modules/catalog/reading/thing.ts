export const reading = 'reading';
