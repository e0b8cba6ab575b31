import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yazl from 'yazl';

/** Folder of the real books, which is next to a full checkout; null in a clone without it. */
export const sharedData = (): string | null => {
  const folder = join(import.meta.dirname, '../../../../shared/data');
  return existsSync(folder) ? folder : null;
};

/** Paths of the real books that can be ingested: all EPUBs, and every PDF that needs no password. */
export function realBooks(): string[] {
  const data = sharedData();
  if (!data) return [];
  const files = (folder: string, ending: string) =>
    readdirSync(join(data, folder))
      .filter((name) => name.endsWith(ending) && !name.includes('password'))
      .map((name) => join(data, folder, name));
  return [...files('epub', '.epub'), ...files('pdf', '.pdf')];
}

/**
 * Writes a small EPUB 3 with a title, five chapters and enough words to turn pages; `files` replace its own
 * files.
 */
export async function writeBook(title: string, files: Record<string, string> = {}): Promise<string> {
  const chapters = [1, 2, 3, 4, 5];
  const zip = new yazl.ZipFile();
  const add = (path: string, text: string, compress = true) =>
    zip.addBuffer(Buffer.from(text), path, { compress, mtime: new Date('2026-01-01') });
  add('mimetype', 'application/epub+zip', false);
  add(
    'META-INF/container.xml',
    `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
  );
  add(
    'OEBPS/book.opf',
    `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:test:${title}</dc:identifier><dc:title>${title}</dc:title><dc:creator>Wren Hollow</dc:creator><dc:language>en</dc:language><meta property="dcterms:modified">2026-01-01T00:00:00Z</meta></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="cover" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>${chapters.map((n) => `<item id="c${n}" href="c${n}.xhtml" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine>${chapters.map((n) => `<itemref idref="c${n}"/>`).join('')}</spine></package>`,
  );
  const page = (name: string, body: string) =>
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en"><head><title>${name}</title></head><body>${body}</body></html>`;
  add(
    'OEBPS/nav.xhtml',
    page(
      'Contents',
      `<nav epub:type="toc"><ol>${chapters.map((n) => `<li><a href="c${n}.xhtml">Chapter ${n}</a></li>`).join('')}</ol></nav>`,
    ),
  );
  add(
    'OEBPS/cover.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><rect width="300" height="400" fill="#1d4f8c"/><circle cx="150" cy="160" r="90" fill="#f7c948"/></svg>`,
  );
  const sentence =
    'The wren sang on the gate until the whole lane had woken up, and then it sang once more for luck. ';
  for (const n of chapters.filter((n) => !(`OEBPS/c${n}.xhtml` in files)))
    add(
      `OEBPS/c${n}.xhtml`,
      page(`Chapter ${n}`, `<h1>Chapter ${n}</h1>${`<p>${sentence.repeat(6)}</p>`.repeat(8)}`),
    );
  for (const [path, text] of Object.entries(files)) add(path, text);
  zip.end();
  const file = join(
    mkdtempSync(join(tmpdir(), 'bookgrove-book-')),
    `${title.toLowerCase().replace(/\W+/g, '-')}.epub`,
  );
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  writeFileSync(file, Buffer.concat(chunks));
  return file;
}
