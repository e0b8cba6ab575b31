import { describe, expect, it } from '@jest/globals';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { accepted, inspectBytes, refusalOf } from './testing/inspect-bytes.ts';
import type { IngestionLimits } from './limits.ts';
// Each case starts a process, which can take long on a busy machine.

describe('a PDF', () => {
  const pdf = async (change: (document: PDFDocument) => unknown = () => undefined): Promise<Buffer> => {
    const document = await PDFDocument.create();
    document.addPage([300, 400]).drawText('A boat sails.', { x: 20, y: 200 });
    await change(document);
    return Buffer.from(await document.save({ useObjectStreams: false }));
  };
  const setInCatalog = (document: PDFDocument, name: string, value: unknown): void =>
    document.catalog.set(PDFName.of(name), document.context.obj(value as never));

  const refused: [
    what: string,
    bytes: () => Promise<Buffer>,
    code: string,
    location: string,
    limits?: Partial<IngestionLimits>,
  ][] = [
    ['without an end', async () => (await pdf()).subarray(0, -10), 'PDF_TRUNCATED', ''],
    ['of rubbish', async () => Buffer.from('%PDF-1.7\nrubbish\n%%EOF'), 'PDF_INVALID', ''],
    [
      'behind a web page',
      async () => Buffer.concat([Buffer.from('<html><script>'), await pdf()]),
      'FILE_KIND_UNKNOWN',
      '',
    ],
    [
      'with too many pages',
      () => pdf((document) => document.addPage()),
      'PDF_TOO_MANY_PAGES',
      '',
      { pdfPages: 1 },
    ],
    [
      'with a page like a field',
      () => pdf((document) => document.addPage([1e6, 10])),
      'PDF_PAGE_TOO_LARGE',
      'page 2',
    ],
    [
      'built by program',
      () => pdf((document) => setInCatalog(document, 'NeedsRendering', true)),
      'PDF_INTERACTIVE_FORM',
      '',
    ],
  ];

  it.each(refused)('%s is refused', async (_what, bytes, code, location, limits = {}) => {
    expect(await refusalOf(await bytes(), { limits })).toMatchObject({ code, location, files: [] });
  });

  it('is described and keeps its words', async () => {
    const bytes = await pdf((document) => {
      document.setTitle('Boats\u0000 of paper');
      document.setAuthor('Ada Reed; Ben Ochre');
      document.setLanguage('en-GB');
    });
    await inspectBytes(bytes, ({ result, files }) => {
      const book = accepted(result);
      expect(book).toMatchObject({
        format: 'pdf',
        title: 'Boats of paper',
        contributors: [
          { role: 'author', name: 'Ada Reed' },
          { role: 'author', name: 'Ben Ochre' },
        ],
        language: 'en-GB',
        layout: 'fixed',
        direction: 'ltr',
        pages: 1,
        word_count: 3,
        findings: [],
      });
      expect(book.manifest.readingOrder).toEqual([
        { href: 'book.pdf', type: 'application/pdf', properties: { positions: 1 } },
      ]);
      expect(files).toEqual([
        'content',
        'content/book.pdf',
        'covers',
        ...[160, 240, 360, 480].map((w) => `covers/${w}.webp`),
      ]);
    });
  });

  it('loses scripts, attachments and media players wherever they are nested', async () => {
    const bytes = await pdf(async (document) => {
      const { context } = document;
      const script = context.register(context.flateStream('app.alert("stolen script")'));
      setInCatalog(document, 'OpenAction', { S: 'JavaScript', JS: script });
      const orphan = { Type: 'Action', S: 'Launch', F: PDFString.of('cmd.exe') };
      context.register(context.obj({ Deep: [{ Next: orphan }] } as never));
      const annotation = (more: object): object => ({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 9, 9],
        ...more,
      });
      document
        .getPage(0)
        .node.set(
          PDFName.of('Annots'),
          context.obj([
            annotation({ A: { S: 'URI', URI: PDFString.of('java\nscript:alert(1)') } }),
            annotation({ A: { S: 'URI', URI: PDFString.of('https://example.org/') } }),
            annotation({ A: { S: 'SubmitForm', F: PDFString.of('https://evil.example') } }),
            annotation({ Subtype: 'RichMedia' }),
          ] as never),
        );
      await document.attach(Buffer.from('MZ secret program'), 'tool.exe');
    });
    await inspectBytes(bytes, async ({ result, bytes: bytesOf }) => {
      const book = accepted(result);
      expect(book.findings.map(({ code }) => code).sort()).toEqual([
        'ATTACHMENT_REMOVED',
        'FORM_REMOVED',
        'LANGUAGE_MISSING',
        'MEDIA_REMOVED',
        'SCRIPT_REMOVED',
        'TITLE_MISSING',
        'UNSAFE_LINK_REMOVED',
      ]);
      const written = await everythingIn(await bytesOf('book.pdf'));
      expect(written).not.toMatch(
        /JavaScript|Launch|SubmitForm|RichMedia|EmbeddedFile|cmd\.exe|stolen|MZ secret/,
      );
      expect(written).toContain('https://example.org/');
      expect(written).toContain(
        'A boat sails.'
          .split('')
          .map((letter) => letter.charCodeAt(0).toString(16))
          .join('')
          .toUpperCase(),
      );
    });
  });
});

/** Every object of a PDF as text, with decompressed streams. */

async function everythingIn(bytes: Buffer): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => {
    const stream =
      object instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')
        : '';
    return `${object.toString()} ${stream}`;
  });
  return objects.join('\n');
}
