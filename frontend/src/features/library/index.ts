export { BookStrip, BookStripSkeleton } from './components/BookStrip.tsx';
export { ContinueReading } from './components/ContinueReading.tsx';
export { NextBook } from './components/Hero.tsx';
