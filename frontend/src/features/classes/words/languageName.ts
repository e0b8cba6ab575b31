/** A language by its name in English, as staff read it. */
export const languageName = (language: string): string => {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
};
