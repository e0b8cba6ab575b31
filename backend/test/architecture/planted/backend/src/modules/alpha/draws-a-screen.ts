export { screen } from '../../../../frontend/src/screen.ts';
