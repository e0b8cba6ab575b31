const WIDEST = 1400;
/** What the server takes of a picture, in characters of Base64. */
const LONGEST = 900_000;

/**
 * A picture made small enough to be sent, as Base64. Drawing it anew also leaves behind where it was taken.
 * @throws when the file is no picture, or does not get small enough
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
