const QUOTE_MAX = 1000;
const AROUND = 32;
const SETTLED = 250;

/** Selected words and the text around them. */
export interface SelectedText {
  quote: string;
  prefix: string;
  suffix: string;
  range: Range;
}

/**
 * Reports the selected words of a document once the selection has not changed for a moment; null when nothing
 * is selected any more.
 */
export function listenForSelection(
  document: Document,
  tell: (selected: SelectedText | null) => void,
  pageOf: (node: Node) => Node | null = () => document.body ?? document.documentElement,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let had = false;
  document.addEventListener('selectionchange', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const selected = selectedText(document, pageOf);
      if (selected || had) tell(selected);
      had = selected !== null;
    }, SETTLED);
  });
}

/**
 * The selected words of a document, or null; at most a thousand characters. `pageOf` returns the page of a
 * node: text beyond the first page, and text outside of any page, is left out.
 */
export function selectedText(
  document: Document,
  pageOf: (node: Node) => Node | null = () => document.body,
): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const page = pageOf(range.startContainer);
  if (!page) return null;
  const isBeyond = !page.contains(range.endContainer);
  if (isBeyond) range.setEnd(page, page.childNodes.length);
  const quote = (isBeyond ? range : selection).toString().trim();
  if (!quote || quote.length > QUOTE_MAX) return null;
  const around = document.createRange();
  around.selectNodeContents(page);
  around.setEnd(range.startContainer, range.startOffset);
  const prefix = around.toString().slice(-AROUND);
  around.selectNodeContents(page);
  around.setStart(range.endContainer, range.endOffset);
  return { quote, prefix, suffix: around.toString().slice(0, AROUND), range };
}
