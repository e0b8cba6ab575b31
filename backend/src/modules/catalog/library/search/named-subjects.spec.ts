import { describe, expect, it } from '@jest/globals';
import { namedSubject } from './named-subjects.ts';

describe('the subject that a search names', () => {
  it.each([
    ['hindi', 'hi'],
    ['Hindi ', 'hi'],
    ['हिंदी', 'hi'],
    ['हिन्दी', 'hi'],
    ['الهندية', 'hi'],
    ['هندية', 'hi'],
    ['اللغة العربية', 'ar'],
    ['arabe', 'ar'],
    ['Français', 'fr'],
    ['francais', 'fr'],
    ['अंग्रेज़ी', 'en'],
    ['Kiswahili', 'sw'],
  ])('“%s” is the language %s', (words, language) => {
    expect(namedSubject(words)?.language).toBe(language);
  });

  it.each([
    ['pluie', 'rain'],
    ['मौसम', 'weather'],
    ['المطر', 'rain'],
    ['Forêt', 'forest'],
  ])('“%s” is the theme %s', (words, theme) => {
    expect(namedSubject(words)?.theme).toBe(theme);
  });

  it.each(['', 'rain', 'the lighthouse cat', 'hindi stories'])('“%s” is no name', (words) => {
    expect(namedSubject(words)).toBeNull();
  });
});
