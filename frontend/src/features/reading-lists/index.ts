export { listsApi } from './api.ts';
export { ListPoster } from './components/ListPoster.tsx';
export { ListedBooks } from './components/ListedBooks.tsx';
export { default as listsStyles } from './components/Lists.module.css';
export { finishedText, timeLeftText } from './labels.ts';
export { BookPicker } from './teacher/BookPicker.tsx';
