export const contact = '/contact';
export const report = '/report-a-problem';
export const tour = '/request-a-tour';
export const test = '/test';
