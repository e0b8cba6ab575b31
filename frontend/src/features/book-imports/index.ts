export { importsApi, type BookDetailsBody, type BookDetailsView } from './api.ts';
export { scaled } from './bookFormValues.ts';
export { BookForm } from './components/BookForm.tsx';
