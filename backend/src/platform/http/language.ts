import { LANGUAGES, type Language } from '@bookgrove/contract';

/** The supported language with that tag (`fr`, `fr-CA`), or null. */
export function spokenHere(tag: unknown): Language | null {
  const base = typeof tag === 'string' ? tag.trim().split('-')[0]!.toLowerCase() : '';
  return LANGUAGES.find((one) => one === base) ?? null;
}

/**
 * The first supported language of an `Accept-Language` header, by weight and then by order; null when there
 * is none.
 * @example wishedLanguage('de, fr-CA;q=0.8, en;q=0.5') // 'fr'
 */
export function wishedLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...settings] = part.split(';');
      const q = settings.map((setting) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(setting)?.[1]).find(Boolean);
      return { language: spokenHere(tag), weight: q === undefined ? 1 : Number(q), order };
    });
  return (
    wishes
      .filter(({ language, weight }) => language !== null && weight > 0)
      .sort((a, b) => b.weight - a.weight || a.order - b.order)[0]?.language ?? null
  );
}
