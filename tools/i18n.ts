import { problemsOf, readCatalogue, TRANSLATED, writeCatalogue } from './lib/catalogues.ts';
import { findTexts } from './lib/texts.ts';

/**
 * `npm run i18n`: sorts the catalogues, removes unused texts, and prints what is to be translated.
 * `npm run i18n -- --check` changes nothing and fails when a text is missing, unused or does not fit its
 * English text.
 */
const check = process.argv.includes('--check');
const found = findTexts();
const problems = TRANSLATED.flatMap((language) => {
  let catalogue = readCatalogue(language);
  if (!check) {
    catalogue = Object.fromEntries(Object.entries(catalogue).filter(([text]) => found.all.has(text)));
    writeCatalogue(language, catalogue);
  }
  return problemsOf(language, catalogue, found);
});
for (const problem of problems) console.log(problem);
console.log(
  `${found.all.size} texts, ${found.needed.length} of them for students, parents and visitors; ` +
    `${TRANSLATED.length} catalogues, ${problems.length} problems.`,
);
process.exit(check && problems.length > 0 ? 1 : 0);
