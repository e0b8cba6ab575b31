const QUOTE_MAX = 1000;
const AROUND = 32;
const SETTLED = 250;

/** Selected words and what stands around them. */
export interface SelectedText {
  quote: string;
  prefix: string;
  suffix: string;
  range: Range;
}

/** Tells which words of a document are selected, once the selecting has paused; null when none are any more. */
export function listenForSelection(document: Document, tell: (selected: SelectedText | null) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let had = false;
  document.addEventListener('selectionchange', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const selected = selectedText(document);
      if (selected || had) tell(selected);
      had = selected !== null;
    }, SETTLED);
  });
}

/** The selected words of a document, or null; at most a thousand characters of them. */
export function selectedText(document: Document): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const quote = selection.toString().trim();
  if (!quote || quote.length > QUOTE_MAX) return null;
  const around = document.createRange();
  around.selectNodeContents(document.body);
  around.setEnd(range.startContainer, range.startOffset);
  const prefix = around.toString().slice(-AROUND);
  around.selectNodeContents(document.body);
  around.setStart(range.endContainer, range.endOffset);
  return { quote, prefix, suffix: around.toString().slice(0, AROUND), range };
}
