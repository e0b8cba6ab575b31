/** A file name that is valid on every operating system. */
export const fileName = (title: string): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.pdf`;

/** Downloads the content of a blob URL as a file. */
export function downloadFromAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after the click, so it is released later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
