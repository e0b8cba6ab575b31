/** Saves the file of a course, which comes in Base64. */
export function saveBundle(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file in Base64. */
export async function base64Of(file: Blob): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}
