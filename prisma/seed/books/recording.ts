import { readFile } from 'node:fs/promises';
import { two, type Parts } from './epub-package.ts';
import type { Manuscript } from './model.ts';

const clip = (page: string, fragment: string, begin: number, end: number): string =>
  `<par id="clip-${fragment}"><text src="page-${page}.xhtml#${fragment}"/><audio src="audio/${page}.mp3" clipBegin="${begin}s" clipEnd="${end}s"/></par>`;

/**
 * Adds media overlays (EPUB 3.3, section 9): a clip for each word of spoken text, or one clip of music for
 * all words.
 */
export const addRecording = async (book: Manuscript, parts: Parts): Promise<void> => {
  if (!book.recording) return;
  const { folder, words } = book.recording;
  for (const [index, seconds] of book.recording.seconds.entries()) {
    const number = two(index);
    const ends = words?.[index];
    const clips = ends
      ? ends.map((end, at) =>
          clip(number, `word-${at + 1}`, ends[at - 1] ?? 0, at + 1 === ends.length ? seconds : end),
        )
      : [clip(number, 'words', 0, seconds)];
    const data = await readFile(new URL(`audio/${folder}/${number}.mp3`, import.meta.url));
    parts.resources.push({ path: `audio/${number}.mp3`, type: 'audio/mpeg', id: `audio-${number}`, data });
    parts.resources.push({
      path: `page-${number}.smil`,
      type: 'application/smil+xml',
      id: `overlay-${number}`,
      data: `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
${clips.join('\n')}
</body>
</smil>
`,
    });
  }
};
