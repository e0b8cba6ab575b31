/**
 * Text as XML, also within an attribute. Characters that XML 1.0 does not allow are left out. The check of
 * uploaded files escapes by itself: its sandbox reads no code of the platform.
 */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\x09\x0a\x0d\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
