import { describe, expect, it } from '@jest/globals';
import { refusal } from './refusals.ts';
import { epub } from './testing/epub.ts';
import { refusalOf } from './testing/inspect-bytes.ts';
import { zip, type ZipEntry } from './testing/zip.ts';
import type { IngestionLimits } from './limits.ts';
// Each case starts a process, which can take long on a busy machine.

const entry = (name: string | Buffer, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  data: 'x',
  ...more,
});
const withEntry = (name: string | Buffer, more: Partial<ZipEntry> = {}): Buffer =>
  epub({ files: [entry(name, more)] });
const SYMLINK = 0o120777 << 16;
const PAGE = 'EPUB/page.xhtml';
const OPF = 'EPUB/book.opf';
const ENCRYPTION = 'META-INF/encryption.xml';
const encryption = (algorithm: string): string =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">
<enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/>
<enc:CipherData><enc:CipherReference URI="EPUB/page.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>`;
const manyTags = Array.from({ length: 300_000 }, (_, at) => (at * 2_654_435_761) % 4_294_967_296).join(
  '<b/>',
);
const bomb = `<!DOCTYPE package [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>`;
const external = `<!DOCTYPE package [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
const minimalOpf = (head: string): string =>
  `${head}<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest/><spine/></package>`;

describe('a refused EPUB', () => {
  const cases: [
    what: string,
    bytes: () => Buffer,
    code: string,
    location: string,
    limits?: Partial<IngestionLimits>,
  ][] = [
    ['is empty', () => Buffer.alloc(0), 'FILE_EMPTY', ''],
    ['is a picture', () => Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1'), 'FILE_KIND_UNKNOWN', ''],
    ['is larger than allowed', () => epub(), 'FILE_TOO_LARGE', '', { packedBytes: 500 }],
    ['is cut short', () => epub().subarray(0, 600), 'EPUB_DAMAGED', ''],
    ['has no mimetype', () => epub({ without: ['mimetype'] }), 'EPUB_NOT_A_BOOK', 'mimetype'],
    [
      'is a word processor document',
      () => zip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' }]),
      'EPUB_NOT_A_BOOK',
      'mimetype',
    ],
    ['climbs out of the book', () => withEntry('../evil.xhtml'), 'EPUB_UNSAFE_PATH', '../evil.xhtml'],
    ['climbs out in the middle', () => withEntry('EPUB/../../evil'), 'EPUB_UNSAFE_PATH', 'EPUB/../../evil'],
    ['has an absolute name', () => withEntry('/etc/cron.d/x'), 'EPUB_UNSAFE_PATH', '/etc/cron.d/x'],
    ['has a drive letter', () => withEntry('C:/x'), 'EPUB_UNSAFE_PATH', 'C:/x'],
    ['has a backslashed name', () => withEntry('..\\evil'), 'EPUB_UNSAFE_PATH', '..\\evil'],
    ['has a name with a NUL', () => withEntry('EPUB/a\0b'), 'EPUB_UNSAFE_PATH', 'EPUB/ab'],
    [
      'has an endless name',
      () => withEntry(`EPUB/${'a'.repeat(300)}`),
      'EPUB_UNSAFE_PATH',
      `EPUB/${'a'.repeat(294)}…`,
    ],
    [
      'has a symbolic link',
      () => withEntry('EPUB/l', { externalAttributes: SYMLINK }),
      'EPUB_UNSAFE_PATH',
      'EPUB/l',
    ],
    ['has a name twice', () => withEntry(PAGE), 'EPUB_DUPLICATE_ENTRY', PAGE],
    [
      'has names that differ in case only',
      () => withEntry('epub/Page.xhtml'),
      'EPUB_DUPLICATE_ENTRY',
      'epub/Page.xhtml',
    ],
    ['has a name in Latin-1', () => withEntry(Buffer.from([0x61, 0xe9])), 'EPUB_NAME_NOT_UTF8', 'aé'],
    ['has a locked entry', () => withEntry('EPUB/a', { flags: 0x0801 }), 'EPUB_ENCRYPTED', 'EPUB/a'],
    ['is packed by an odd method', () => withEntry('EPUB/a', { method: 12 }), 'EPUB_COMPRESSION', 'EPUB/a'],
    [
      'is made of too many files',
      () => epub({ files: Array.from({ length: 30 }, (_, at) => entry(`EPUB/${at}.txt`)) }),
      'EPUB_TOO_MANY_FILES',
      '',
      { entries: 20 },
    ],
    [
      'expands a thousand times',
      () => withEntry('EPUB/bomb.xhtml', { data: Buffer.alloc(4_000_000, 'a') }),
      'EPUB_EXPANDS_TOO_FAR',
      'EPUB/bomb.xhtml',
    ],
    [
      'declares more than may be unpacked',
      () => withEntry('EPUB/a', { declaredSize: 400 * 1024 * 1024, data: 'x' }),
      'EPUB_EXPANDS_TOO_FAR',
      'EPUB/a',
    ],
    [
      'lies about a size',
      () => epub({ without: [PAGE], files: [entry(PAGE, { data: '<html>'.repeat(90), declaredSize: 10 })] }),
      'EPUB_DAMAGED',
      PAGE,
    ],
    [
      'fails its checksum',
      () => epub({ without: [PAGE], files: [entry(PAGE, { crc: 1 })] }),
      'EPUB_DAMAGED',
      PAGE,
    ],
    [
      'has no container',
      () => epub({ without: ['META-INF/container.xml'] }),
      'EPUB_INVALID',
      'META-INF/container.xml',
    ],
    ['names no package', () => epub({ container: '<container/>' }), 'EPUB_INVALID', 'META-INF/container.xml'],
    ['lacks its package', () => epub({ without: [OPF] }), 'EPUB_INVALID', 'META-INF/container.xml:3'],
    [
      'has a broken package',
      () => epub({ opf: '<package>\n<metadata>\n</package>' }),
      'EPUB_INVALID',
      `${OPF}:3`,
    ],
    ['has a package that is no package', () => epub({ opf: '<html/>' }), 'EPUB_INVALID', OPF],
    ['nests without end', () => epub({ opf: '<a>'.repeat(5_000) }), 'EPUB_INVALID', `${OPF}:1`],
    ['has an entity bomb', () => epub({ opf: minimalOpf(bomb) }), 'EPUB_ENTITIES', `${OPF}:1`],
    ['has an external entity', () => epub({ opf: minimalOpf(external) }), 'EPUB_ENTITIES', `${OPF}:1`],
    ['has no spine', () => epub({ spine: '' }), 'EPUB_NO_PAGES', OPF],
    ['has an empty spine', () => epub({ spine: '<spine/>' }), 'EPUB_NO_PAGES', OPF],
    ['lacks all its pages', () => epub({ without: [PAGE] }), 'EPUB_NO_PAGES', OPF],
    [
      'is protected',
      () =>
        epub({
          files: [entry(ENCRYPTION, { data: encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc') })],
        }),
      'EPUB_DRM',
      `${ENCRYPTION}:2`,
    ],
    [
      'hides a page as a scrambled font',
      () => epub({ files: [entry(ENCRYPTION, { data: encryption('http://www.idpf.org/2008/embedding') })] }),
      'EPUB_DRM',
      PAGE,
    ],
    ['carries rights', () => withEntry('META-INF/rights.xml'), 'EPUB_DRM', 'META-INF/rights.xml'],
    ['carries a loan licence', () => withEntry('META-INF/license.lcpl'), 'EPUB_DRM', 'META-INF/license.lcpl'],
    [
      'has an endless page',
      () => epub({ body: 'word '.repeat(500) }),
      'EPUB_TEXT_TOO_LARGE',
      PAGE,
      { textBytes: 2_000 },
    ],
    ['takes too long', () => epub(), 'BOOK_TOO_SLOW', '', { seconds: 0.01 }],
    [
      'needs too much memory',
      () => epub({ body: manyTags }),
      'BOOK_TOO_LARGE_INSIDE',
      '',
      { heapMegabytes: 20 },
    ],
  ];

  it.each(cases)('%s', async (_what, bytes, code, location, limits = {}) => {
    const refused = await refusalOf(bytes(), { limits });
    expect(refused).toMatchObject({ code, location, files: [] });
    expect(refused.reason).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('carries the message of its code, with the limits in force', async () => {
    const { reason } = await refusalOf(epub(), { limits: { entries: 2 } });
    expect(reason).toContain('more than 2 files');
    expect(refusal('EPUB_DRM').reason).toBe(
      'This file is protected by DRM. Ask the publisher for a copy without protection.',
    );
  });
});
