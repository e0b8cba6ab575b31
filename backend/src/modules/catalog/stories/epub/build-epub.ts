import { buffer } from 'node:stream/consumers';
import { showsSomething, type Scene, type StoryPage } from '@bookgrove/contract/stories';
import { ZipFile } from 'yazl';
import {
  CONTAINER,
  coverPage,
  CSS,
  navPage,
  isTold,
  overlay,
  packageOf,
  storyPage,
  titlePage,
  type BookFacts,
} from './markup.ts';
import { drawCover, drawScene, type OwnPictures } from './pictures.ts';

export interface StoryToBind extends BookFacts {
  cover: Scene;
  pages: StoryPage[];
}
/** Recordings by id, as MP3. */
export type Voices = ReadonlyMap<string, { bytes: Buffer; seconds: number }>;

/** Binds a story as EPUB 3: pictures with their words, recordings as media overlays, and what is known of its access. */
export async function buildEpub(story: StoryToBind, own: OwnPictures, voices: Voices): Promise<Buffer> {
  const zip = new ZipFile();
  const options = { mtime: story.modified, mode: 0o100644 };
  // The first entry says what the file is, and lies there as it is (OCF 4.3).
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { ...options, compress: false });
  const text = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name, options);
  const whole = (name: string, content: Buffer) =>
    zip.addBuffer(content, name, { ...options, compress: false });
  const spoken = new Map<number, number>();
  text('META-INF/container.xml', CONTAINER);
  text('EPUB/story.css', CSS);
  whole('EPUB/cover.jpg', await drawCover(story.cover, own, story));
  for (const [index, page] of story.pages.entries()) {
    const number = index + 1;
    text(`EPUB/page-${number}.xhtml`, storyPage(story, page, number));
    if (showsSomething(page.picture)) whole(`EPUB/page-${number}.jpg`, await drawScene(page.picture, own));
    const voice = page.voice ? voices.get(page.voice) : undefined;
    if (!voice) continue;
    spoken.set(number, voice.seconds);
    whole(`EPUB/voice-${number}.mp3`, voice.bytes);
    text(`EPUB/voice-${number}.smil`, overlay(number, voice.seconds, isTold(page)));
  }
  text('EPUB/cover.xhtml', coverPage(story));
  text('EPUB/title.xhtml', titlePage(story));
  text('EPUB/nav.xhtml', navPage(story, story.pages));
  text('EPUB/book.opf', packageOf(story, story.pages, spoken));
  zip.end();
  return buffer(zip.outputStream as never);
}
