interface Part {
  title: string;
  text: string;
}

/** Parts as lines of a text, each `title: text`. */
export const linesOf = (parts: readonly Part[]): string =>
  parts.map(({ title, text }) => (text ? `${title}: ${text}` : title)).join('\n');

/** The parts of a text with one part a line; empty lines are left out. */
export const partsOf = (lines: string): Part[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':');
      return at === -1
        ? { title: line, text: '' }
        : { title: line.slice(0, at).trim(), text: line.slice(at + 1).trim() };
    });
