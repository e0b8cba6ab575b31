export { PicturePad } from './components/PicturePad.tsx';
export { pictureName } from './pictures.ts';
