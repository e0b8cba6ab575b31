export {
  CLIPART_GROUPS,
  clipartColors,
  clipartShape,
  hasClipart,
  loadClipart,
  type ClipartGroup,
} from './load.ts';
export { findClipart, loadAllClipartWords, loadClipartWords, type ClipartWords } from './search.ts';
export { SKIN_TONES, type SkinTone } from './shape.ts';
