import { escapeXml } from './xml-tree.ts';

/** Text as XML. Characters that XML 1.0 does not allow are left out. */
export const xmlText = (text: string): string =>
  escapeXml(text.replace(/[^\x09\x0a\x0d\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
