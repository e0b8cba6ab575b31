import { buffer } from 'node:stream/consumers';
import { showsSomething, type Scene, type StoryPage } from '@bookgrove/contract/stories';
import { startEpub } from '../../documents/epub-zip.ts';
import {
  CONTAINER,
  coverPage,
  CSS,
  navPage,
  isNarratedOnly,
  overlay,
  packageOf,
  storyPage,
  titlePage,
  type EpubDetails,
} from './markup.ts';
import { drawCover, drawScene, type OwnPictures } from './pictures.ts';

export interface StoryToBuild extends EpubDetails {
  cover: Scene;
  pages: StoryPage[];
}
/** Recordings by id, as MP3. */
type StoryVoices = ReadonlyMap<string, { bytes: Buffer; seconds: number }>;

/** Builds a story as EPUB 3: pictures with alternative text, recordings as media overlays, and accessibility metadata. */
export async function buildEpub(story: StoryToBuild, own: OwnPictures, voices: StoryVoices): Promise<Buffer> {
  const { zip, text, stored } = startEpub(story.modified);
  const durations = new Map<number, number>();
  text('META-INF/container.xml', CONTAINER);
  text('EPUB/story.css', CSS);
  stored('EPUB/cover.jpg', await drawCover(story.cover, own, story));
  for (const [index, page] of story.pages.entries()) {
    const number = index + 1;
    text(`EPUB/page-${number}.xhtml`, storyPage(story, page, number));
    if (showsSomething(page.picture)) stored(`EPUB/page-${number}.jpg`, await drawScene(page.picture, own));
    const voice = page.voice ? voices.get(page.voice) : undefined;
    if (!voice) continue;
    durations.set(number, voice.seconds);
    stored(`EPUB/voice-${number}.mp3`, voice.bytes);
    text(`EPUB/voice-${number}.smil`, overlay(number, voice.seconds, isNarratedOnly(page)));
  }
  text('EPUB/cover.xhtml', coverPage(story));
  text('EPUB/title.xhtml', titlePage(story));
  text('EPUB/nav.xhtml', navPage(story, story.pages));
  text('EPUB/book.opf', packageOf(story, story.pages, durations));
  zip.end();
  return buffer(zip.outputStream as never);
}
