/** How a file inside an EPUB is treated. Files of any other kind are left out. */
export type MediaKind = 'page' | 'svg' | 'style' | 'data' | 'image' | 'font' | 'audio' | 'video' | 'script';

const TEXT_KINDS: Record<string, MediaKind> = {
  'application/xhtml+xml': 'page',
  'text/html': 'page',
  'image/svg+xml': 'svg',
  'text/css': 'style',
  'application/x-dtbncx+xml': 'data',
  'application/smil+xml': 'data',
  'application/smil': 'data',
  'application/pls+xml': 'data',
  'text/javascript': 'script',
  'application/javascript': 'script',
  'application/ecmascript': 'script',
  'application/x-javascript': 'script',
};

/** Kind of a text file by its declared media type; undefined for files whose first bytes decide. */
export const textKindOf = (declared: string): MediaKind | undefined =>
  TEXT_KINDS[(declared.split(';')[0] ?? '').trim().toLowerCase()];

/**
 * Media type of a picture, font, sound or film by its first bytes; null for other content. `declared` is only used to
 * distinguish sound from film in the same container.
 */
export function sniffMedia(head: Uint8Array, declared: string): string | null {
  const text = Buffer.from(head).toString('latin1');
  const isAudio = declared.toLowerCase().startsWith('audio/');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp';
  if (/^.{4}ftypavi[fs]/s.test(text)) return 'image/avif';
  if (/^(?:\0\x01\0\0|true)/.test(text)) return 'font/ttf';
  if (text.startsWith('OTTO')) return 'font/otf';
  if (text.startsWith('wOFF')) return 'font/woff';
  if (text.startsWith('wOF2')) return 'font/woff2';
  // MPEG audio has only a frame header as signature, so its declared type has to agree.
  if (text.startsWith('ID3') || (isAudio && /^\xff[\xe2-\xff]/.test(text))) return 'audio/mpeg';
  if (text.startsWith('OggS')) return 'audio/ogg';
  if (/^RIFF.{4}WAVE/s.test(text)) return 'audio/wav';
  if (/^.{4}ftyp(?:M4A|M4B|mp4|isom|iso\d|avc1|M4V|dash|qt)/s.test(text))
    return isAudio ? 'audio/mp4' : 'video/mp4';
  if (text.startsWith('\x1aE\xdf\xa3')) return isAudio ? 'audio/webm' : 'video/webm';
  return null;
}

export const kindOfMedia = (mediaType: string): MediaKind =>
  mediaType.slice(0, mediaType.indexOf('/')) as MediaKind;

/** Whether a declared type matches the actual one, including old names of font and picture types. */
export function isSameMedia(declared: string, actual: string): boolean {
  const plain = declared.trim().toLowerCase();
  if (plain === actual) return true;
  if (actual.startsWith('font/')) return /font|opentype|truetype|sfnt/.test(plain);
  if (actual === 'image/jpeg') return plain === 'image/jpg' || plain === 'image/pjpeg';
  return kindOfMedia(actual) === kindOfMedia(plain) && /^(?:audio|video)$/.test(kindOfMedia(actual));
}
