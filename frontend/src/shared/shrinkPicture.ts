const WIDEST = 1400;
/** Maximum size of a picture that the server accepts, in characters of Base64. */
const LONGEST = 900_000;

/**
 * Reduces a picture until it is small enough to be sent, as Base64. Redrawing it also removes location data.
 * @throws when the file is no picture, or cannot be made small enough
 */
export async function shrinkPicture(file: File, longest = LONGEST): Promise<string> {
  const bitmap = await createImageBitmap(file);
  for (const width of [WIDEST, 1000, 700, 500]) {
    const scale = Math.min(1, width / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const data = canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
    if (data && data.length <= longest) return data;
  }
  throw new Error('too large');
}
