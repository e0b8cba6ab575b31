import { describe, expect, it } from '@jest/globals';
import { sceneFault } from '@bookgrove/contract/stories';
import { experimentErrors, languagesOfExperiment, wordsFor, type Experiment } from './experiment.rules.ts';
import { builtInExperiments } from './texts/index.ts';
import { stepPictures } from './texts/step-pictures.ts';

const all = Object.entries(builtInExperiments);
const [, sample] = all[0]!;

describe('the built-in experiments', () => {
  it.each(all)('%s is valid and exists in four languages', (_slug, experiment) => {
    expect(experimentErrors(experiment)).toEqual({});
    expect(languagesOfExperiment(experiment)).toEqual(['en', 'fr', 'ar', 'hi']);
    const { en } = experiment.words;
    for (const words of Object.values(experiment.words)) {
      expect(words.materials).toHaveLength(en.materials.length);
      expect(words.safety).toHaveLength(en.safety.length);
      expect(words.safety.length).toBeGreaterThan(0);
      expect(
        Object.values(words)
          .flat()
          .every((text: string) => text.trim() !== ''),
      ).toBe(true);
    }
  });

  it.each(all)('%s has a picture of each step', (slug, { words }) => {
    const pictures = stepPictures[slug]!;
    expect(pictures).toHaveLength(words.en.steps.length);
    expect(pictures.map((picture) => sceneFault(picture, 'picture'))).toEqual(pictures.map(() => null));
  });

  it.each(all)('%s marks the steps that need an adult', (_slug, { adult, words }) => {
    const asks = [...words.en.safety, ...words.en.steps].some((line) => /grown-up/.test(line));
    expect(asks).toBe(adult);
  });
});

describe('an experiment', () => {
  const change = (part: Partial<Experiment>): Experiment => ({ ...sample, ...part });

  it('falls back to English where a translation is missing', () => {
    const english = change({ words: { en: sample.words.en } });
    expect(wordsFor(english, 'ar')).toEqual({ language: 'en', words: sample.words.en });
    expect(wordsFor(sample, 'ar').language).toBe('ar');
  });

  it('is refused when its steps, times or ages do not match', () => {
    expect(experimentErrors(change({ timers: [0] }))).toHaveProperty('timers');
    expect(experimentErrors(change({ age_min: 12, age_max: 5 }))).toHaveProperty('age_max');
    const short = { ...sample.words.fr!, steps: ['Une'] };
    expect(experimentErrors(change({ words: { ...sample.words, fr: short } }))['steps']![0]).toContain('fr');
  });
});
