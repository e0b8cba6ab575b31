import { describe, expect, it } from '@jest/globals';
import { emptyPage, type StoryPage } from '@bookgrove/contract/stories';
import { isNarratedOnly, overlay, packageOf, storyPage } from './markup.ts';

const voice = '01900000-0000-7000-8000-00000000000b';
const facts = {
  id: 'b1',
  title: 'Bees',
  language: 'en',
  authors: ['Bea, Oak School'],
  license: null,
  credits: [],
  publisher: 'Oak School',
  modified: new Date('2026-11-22T08:00:00Z'),
};
const sufficient = (page: StoryPage) =>
  /accessModeSufficient">([^<]+)</.exec(packageOf(facts, [page], new Map([[1, 2]])))![1];

describe('a page with a recording and no text', () => {
  const told = { ...emptyPage('p1'), text: ' ', voice };
  const written = { ...told, text: 'A bee.' };

  it('is marked as a whole during playback if it has no text, else word by word', () => {
    expect(overlay(1, 2, isNarratedOnly(told))).toContain('src="page-1.xhtml#page"');
    expect(overlay(1, 2, isNarratedOnly(written))).toContain('src="page-1.xhtml#words"');
  });

  it('states in its language that it is a recording, and plays without a media overlay', () => {
    const shown = storyPage({ ...facts, language: 'fr' }, told, 1);
    expect(shown).toContain('lang="fr" xml:lang="fr" dir="ltr">Cette page se raconte de vive voix.</p>');
    expect(shown).toContain('<audio controls="controls" preload="metadata" src="voice-1.mp3"');
    expect(storyPage({ ...facts, language: 'es' }, told, 1)).toContain('lang="en"');
    expect(storyPage(facts, written, 1)).not.toContain('<audio');
  });

  it('does not offer a text-only access mode', () => {
    expect([sufficient(told), sufficient(written)]).toEqual(['textual,auditory', 'textual']);
  });
});
