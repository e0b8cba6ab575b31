export { helper } from '../../../test/helper.ts';
