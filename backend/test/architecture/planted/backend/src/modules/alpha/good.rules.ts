export { AppError } from '../../platform/errors.ts';
