const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The look of a page with `font` by its current name. Where both names are there, the previous one is newer: only the
 * previous version writes it, and it passes on members that it does not know.
 */
export function currentLook(look: unknown): unknown {
  if (!isObject(look) || !('letters' in look)) return look;
  const { letters, ...rest } = look;
  return { ...rest, font: letters };
}

/** A message whose look the previous version understands too. */
export const withPreviousLook = <M extends { type: string; look?: { font: string } }>(message: M): M =>
  message.look ? { ...message, look: { ...message.look, letters: message.look.font } } : message;
