import { problemsOf, problemsOfStaff, readCatalogue, TRANSLATED, writeCatalogue } from './lib/catalogues.ts';
import { findTexts } from './lib/texts.ts';

/**
 * `npm run i18n`: sorts the catalogues, moves texts that everybody needs out of those of staff, removes unused texts, and
 * prints what is to be translated. Texts for staff may stay English; it prints how many do.
 * `npm run i18n -- --check` changes nothing and fails when a text is missing, unused or does not fit its
 * English text.
 */
const check = process.argv.includes('--check');
const found = findTexts();
const needed = new Set(found.needed);
const problems = TRANSLATED.flatMap((language) => {
  let catalogue = readCatalogue(language);
  let staff = readCatalogue(language, 'staff');
  if (!check) {
    const kept = Object.entries({ ...staff, ...catalogue }).filter(([text]) => found.all.has(text));
    const isForAll = (text: string) => needed.has(text) || Object.hasOwn(catalogue, text);
    [catalogue, staff] = [
      Object.fromEntries(kept.filter(([text]) => isForAll(text))),
      Object.fromEntries(kept.filter(([text]) => !isForAll(text))),
    ];
    writeCatalogue(language, catalogue);
    writeCatalogue(language, staff, 'staff');
  }
  const open = [...found.all.keys()].filter(
    (text) => !needed.has(text) && !Object.hasOwn(staff, text) && !Object.hasOwn(catalogue, text),
  );
  console.log(`${language}: ${open.length} texts for staff are in English.`);
  return [...problemsOf(language, catalogue, found), ...problemsOfStaff(language, staff, found)];
});
for (const problem of problems) console.log(problem);
console.log(
  `${found.all.size} texts, ${found.needed.length} of them for students, parents and visitors; ` +
    `${TRANSLATED.length} catalogues, ${problems.length} problems.`,
);
process.exit(check && problems.length > 0 ? 1 : 0);
