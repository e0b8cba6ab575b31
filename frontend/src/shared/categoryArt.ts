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

/** The drawing for a category in /art/categories.svg; what has none of its own gets the star. */
export const categoryArt = (slug: string): string =>
  DRAWN.find(([words]) => words.test(slug))?.[1] ?? 'other';
