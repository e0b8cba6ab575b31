const DRAWN: [RegExp, string][] = [
  [/animal|pet|dinosaur/, 'animals'],
  [/sea|sky|ocean|nature|weather/, 'sea'],
  [/folk|fairy|myth|legend|tale/, 'folk-tales'],
  [/feel|friend|famil|kind/, 'feelings'],
  [/space|star|planet/, 'space'],
  [/scien|math|number|how-|history|learn/, 'science'],
  [/journey|travel|adventure/, 'journeys'],
  [/poe|rhyme|song|verse/, 'poems'],
];

/** Illustration of a category in /art/categories.svg; the star for categories without one. */
export const categoryArt = (slug: string): string =>
  DRAWN.find(([words]) => words.test(slug))?.[1] ?? 'other';
