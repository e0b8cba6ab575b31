export const editorial = 'editorial';
