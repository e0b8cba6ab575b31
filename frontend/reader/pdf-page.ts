import { TextLayer, type PDFDocumentProxy, type PDFPageProxy, type RenderTask } from 'pdfjs-dist';

/** Fewer letters than this beside a picture are its caption: at night the page is dimmed, not inverted. */
const LETTERS_OF_A_TEXT = 1500;
/** Smaller pictures than this, in pixels, are ornaments. */
const ORNAMENT = 100 * 100;
/** A canvas takes four bytes per pixel; phones fail above this. */
const MOST_PIXELS = 16_000_000;

export type Destination = string | unknown[] | null | undefined;
type Viewport = ReturnType<PDFPageProxy['getViewport']>;
interface LinkAnnotation {
  subtype: string;
  rect: [number, number, number, number];
  url?: string;
  dest?: Destination;
}

/** The space for a page, and the callbacks for its links and its drawing. */
export interface PdfPageOptions {
  width: number;
  height: number;
  /** Multiple of the fitting size. */
  zoom: number;
  /** Called when the drawing has begun; the task can be cancelled. */
  drawing(task: RenderTask): void;
  /** Called when a link is tapped: to an external address, or to a position in the book. */
  link(url: string | undefined, dest: Destination): void;
}

/** Builds an element with the drawn page, its text for selection and screen readers, and its links. */
export async function drawPdfPage(
  pdf: PDFDocumentProxy,
  number: number,
  { width, height, zoom, drawing, link }: PdfPageOptions,
): Promise<HTMLElement> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(width / natural.width, height / natural.height) * zoom;
  const viewport = page.getViewport({ scale });
  const finest = Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height));
  const pixels = Math.min(window.devicePixelRatio || 1, 3, finest);

  const leaf = document.createElement('section');
  leaf.className = 'pdf-page';
  leaf.dataset['page'] = String(number);
  leaf.style.width = `${viewport.width}px`;
  leaf.style.height = `${viewport.height}px`;
  leaf.style.setProperty('--total-scale-factor', String(scale));
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.width = Math.floor(viewport.width * pixels);
  canvas.height = Math.floor(viewport.height * pixels);
  leaf.append(canvas);

  const task = page.render({ canvas, viewport, transform: [pixels, 0, 0, pixels, 0, 0] });
  drawing(task);
  await task.promise;
  await addText(page, viewport, leaf);
  await addLinks(page, viewport, leaf, link);
  return leaf;
}

async function addText(page: PDFPageProxy, viewport: Viewport, leaf: HTMLElement): Promise<void> {
  const container = document.createElement('div');
  container.className = 'pdf-text';
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  await layer.render();
  const isText = container.textContent.length >= LETTERS_OF_A_TEXT || !hasPicture(page);
  leaf.dataset['kind'] = isText ? 'text' : 'picture';
  leaf.append(container);
}

/** Whether a page contains pictures; known once it has been drawn. */
function hasPicture(page: PDFPageProxy): boolean {
  for (const [, data] of page.objs as Iterable<[string, { width?: number; height?: number } | null]>)
    if ((data?.width ?? 0) * (data?.height ?? 0) > ORNAMENT) return true;
  return false;
}

async function addLinks(
  page: PDFPageProxy,
  viewport: Viewport,
  leaf: HTMLElement,
  tapped: PdfPageOptions['link'],
): Promise<void> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as LinkAnnotation[];
  for (const { subtype, rect, url, dest } of annotations) {
    if (subtype !== 'Link' || (!url && !dest)) continue;
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[0], rect[1]) as number[];
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(rect[2], rect[3]) as number[];
    const link = document.createElement('a');
    link.className = 'pdf-link';
    link.href = '#';
    link.setAttribute('aria-label', url ? `Link to ${url}` : 'Link to another page of this book');
    Object.assign(link.style, {
      left: `${Math.min(x1, x2)}px`,
      top: `${Math.min(y1, y2)}px`,
      width: `${Math.abs(x2 - x1)}px`,
      height: `${Math.abs(y2 - y1)}px`,
    });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      tapped(url, dest);
    });
    leaf.append(link);
  }
}
