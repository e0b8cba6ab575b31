/** A name that every system takes for a file. */
export const fileName = (title: string): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.pdf`;

/** Gives what lies at an address of this browser's memory to the person as a file. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a moment later it has it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
