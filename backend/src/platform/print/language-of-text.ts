const SCRIPTS = ['Arab', 'Hebr', 'Deva', 'Beng', 'Cyrl', 'Grek', 'Armn', 'Geor'].map(
  (script) => [script, new RegExp(`^\\p{Script=${script}}`, 'u')] as const,
);

/**
 * A language for a text whose language nobody stated, such as a name: the one that Unicode names for the script of
 * its first letter (Arabic for Arabic letters, Hindi for Devanagari). A screen reader needs it to choose a voice, and
 * its direction is that of the text.
 * @param otherwise for Latin and all other scripts
 */
export function languageOfText(text: string, otherwise: string): string {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  const script = SCRIPTS.find(([, letters]) => letters.test(letter))?.[0];
  return script ? new Intl.Locale(`und-${script}`).maximize().language : otherwise;
}
