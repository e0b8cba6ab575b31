import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { epub, epubEntries, type TestEpub } from './testing/epub.ts';
import { accepted, inspectBytes } from './testing/inspect-bytes.ts';
import { zip, type ZipEntry } from './testing/zip.ts';
// Each case starts a process, which can take long on a busy machine.

const entry = (name: string | Buffer, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  data: 'x',
  ...more,
});
const PAGE = 'EPUB/page.xhtml';
const OPF = 'EPUB/book.opf';
const ENCRYPTION = 'META-INF/encryption.xml';
const encryption = (algorithm: string): string =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">
<enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/>
<enc:CipherData><enc:CipherReference URI="EPUB/page.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>`;

describe('an accepted EPUB', () => {
  const PICTURE = sharp({ create: { width: 300, height: 400, channels: 3, background: '#d04020' } });
  const inspect = <T>(book: TestEpub, check: Parameters<typeof inspectBytes<T>>[1]): Promise<T> =>
    inspectBytes(epub(book), check);

  it('is described, listed and written as an EPUB tree', async () => {
    const cover = await PICTURE.clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const book: TestEpub = {
      metadata: `<dc:identifier id="uid">urn:isbn:9780000000002</dc:identifier>
<dc:title id="t">The Paper Boat</dc:title><dc:title id="s">A story of rain</dc:title>
<meta refines="#s" property="title-type">subtitle</meta>
<dc:creator id="c1">Ada Reed</dc:creator><dc:creator id="c2">Ben Ochre</dc:creator>
<meta refines="#c2" property="role" scheme="marc:relators">ill</meta>
<meta property="media:narrator">Zola Lamp</meta>
<dc:language>en-gb</dc:language><dc:publisher>Rain &amp; Sons</dc:publisher>
<dc:description>&lt;p&gt;A boat.&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;&lt;p&gt;It sails.&lt;/p&gt;</dc:description>`,
      items: '<item id="cover" href="my%20cover.jpg" media-type="image/jpeg" properties="cover-image"/>',
      body: '<p><img src="my%20cover.jpg" alt=""/>One two three, <i>fo</i>ur.</p>',
      files: [{ name: 'EPUB/my cover.jpg', data: cover }],
    };
    await inspect(book, async ({ result, files, content }) => {
      const inspected = accepted(result);
      expect(inspected).toMatchObject({
        format: 'epub',
        title: 'The Paper Boat',
        subtitle: 'A story of rain',
        contributors: [
          { role: 'author', name: 'Ada Reed' },
          { role: 'illustrator', name: 'Ben Ochre' },
          { role: 'narrator', name: 'Zola Lamp' },
        ],
        language: 'en-GB',
        identifiers: [{ scheme: 'isbn', value: '9780000000002' }],
        publisher: 'Rain & Sons',
        description: 'A boat.\n\nIt sails.',
        layout: 'reflowable',
        direction: 'ltr',
        pages: 1,
        word_count: 4,
        reading_minutes: 1,
        has_audio: false,
        toc: [{ title: 'One', href: 'EPUB/page.xhtml', children: [] }],
        findings: [],
      });
      expect(inspected.cover).toEqual({
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        files: {
          160: 'covers/160.webp',
          240: 'covers/240.webp',
          360: 'covers/360.webp',
          480: 'covers/480.webp',
        },
      });
      expect(inspected.manifest.metadata).toMatchObject({
        identifier: 'urn:isbn:9780000000002',
        language: ['en-GB'],
      });
      expect(inspected.manifest.readingOrder).toEqual([
        { href: 'EPUB/page.xhtml', type: 'application/xhtml+xml', properties: { positions: 1 } },
      ]);
      expect(inspected.manifest.resources).toContainEqual({
        href: 'EPUB/my%20cover.jpg',
        type: 'image/jpeg',
        rel: ['cover'],
      });
      expect(inspected.resources.map(({ path }) => path)).toEqual([
        'EPUB/book.opf',
        'EPUB/my cover.jpg',
        'EPUB/nav.xhtml',
        'EPUB/page.xhtml',
        'META-INF/container.xml',
        'mimetype',
      ]);
      expect(files).toContain('covers/480.webp');
      expect(await content('META-INF/container.xml')).toContain('full-path="EPUB/book.opf"');
    });
  });

  it('loses scripts, remote resources and redirects, and reports where they were', async () => {
    const book: TestEpub = {
      items: `<item id="js" href="evil.js" media-type="text/javascript"/>
<item id="css" href="s.css" media-type="text/css"/><item id="svg" href="d.svg" media-type="image/svg+xml"/>
<item id="far" href="https://evil.example/x.mp3" media-type="audio/mpeg"/>
<item id="exe" href="tool.exe" media-type="application/octet-stream"/>`,
      page: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title>
<script src="evil.js"></script><base href="https://evil.example/"/>
<meta http-equiv="refresh" content="0;url=https://evil.example/"/>
<link rel="stylesheet" href="https://evil.example/a.css"/><link rel="stylesheet" href="s.css"/></head>
<body onload="steal()"><p>Words stay.</p><iframe src="x"></iframe><form action="/x"><input name="pin"/>Asked</form>
<a href="java&#10;script:alert(1)">one</a><a href="https://example.org/">two</a><img src="https://evil.example/i.png" alt="a"/>
<a href="../../../other/secret">three</a></body></html>`,
      files: [
        entry('EPUB/evil.js'),
        entry('EPUB/s.css', { data: '@import "https://evil.example/b.css"; p { color: red }' }),
        entry('EPUB/d.svg', {
          data: '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>1</script><rect/></svg>',
        }),
        entry('EPUB/tool.exe', { data: 'MZ....' }),
        entry('EPUB/inner.zip', { data: zip([entry('a')]) }),
      ],
    };
    await inspect(book, async ({ result, content }) => {
      const { findings, resources } = accepted(result);
      const page = (await content(PAGE)) ?? '';
      expect(page).not.toMatch(/script|onload|iframe|<form|<input|refresh|<base|evil\.example|secret/);
      expect(page).toContain('Words stay.');
      expect(page).toContain('Asked');
      expect(page).toContain(
        '<a href="https://example.org/" target="_blank" rel="external noopener noreferrer nofollow">',
      );
      expect(await content('EPUB/s.css')).not.toContain('evil.example');
      expect(await content('EPUB/s.css')).toContain('p { color: red }');
      expect(await content('EPUB/d.svg')).toMatch(
        /<svg xmlns="http:\/\/www.w3.org\/2000\/svg"><rect><\/rect><\/svg>/,
      );
      expect(resources.some(({ path }) => /\.(js|exe|zip)$/.test(path))).toBe(false);
      expect(await content(OPF)).not.toMatch(/evil|tool\.exe/);
      const seen = findings.map(({ code, location }) => `${code} ${location}`);
      expect(seen).toEqual(
        expect.arrayContaining([
          'SCRIPT_REMOVED EPUB/page.xhtml:2',
          'REDIRECT_REMOVED EPUB/page.xhtml:2',
          'REMOTE_RESOURCE_REMOVED EPUB/page.xhtml:4',
          'EVENT_HANDLER_REMOVED EPUB/page.xhtml:5',
          'EMBEDDED_FRAME_REMOVED EPUB/page.xhtml:5',
          'FORM_REMOVED EPUB/page.xhtml:5',
          'UNSAFE_LINK_REMOVED EPUB/page.xhtml:6',
          'EXTERNAL_LINK_MARKED EPUB/page.xhtml:6',
          'SCRIPT_REMOVED EPUB/evil.js',
          'REMOTE_RESOURCE_REMOVED EPUB/s.css:1',
          'EVENT_HANDLER_REMOVED EPUB/d.svg:1',
          'FILE_NOT_KEPT EPUB/tool.exe',
          'FILE_NOT_LISTED EPUB/inner.zip',
        ]),
      );
    });
  });

  it('reports personal names, flagged words, missing alternative texts and reserved rights', async () => {
    const told = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#282' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    await inspect(
      {
        metadata: `<dc:identifier id="uid">x</dc:identifier><dc:title>Told</dc:title><dc:language>en</dc:language><dc:rights>© Rain &amp; Sons. All rights reserved.</dc:rights>`,
        items: '<item id="photo" href="photo.jpg" media-type="image/jpeg"/>',
        page: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>
<p>Ring 0171 555 0134, said the owl. You are stupid. ISBN 978-0-306-40615-7. See www.example.com.
He counted 10 9 8 7 6 5 4 3 2 1.</p><nav><ol><li>7 0 3 4 5 6 1 2</li></ol></nav>
<img src="photo.jpg"/><img src="photo.jpg" alt=""/></body></html>`,
        files: [entry('EPUB/photo.jpg', { data: told })],
      },
      async ({ result, bytes }) => {
        const seen = accepted(result).findings.map(({ code, location }) => `${code} ${location}`);
        expect(seen).toEqual(
          expect.arrayContaining([
            'TEXT_PERSONAL EPUB/page.xhtml “0171 555 0134”',
            'TEXT_RUDE EPUB/page.xhtml “stupid”',
            'PICTURE_WITHOUT_WORDS EPUB/page.xhtml:4',
            'PICTURE_TOLD_PLACE EPUB/photo.jpg',
          ]),
        );
        expect(seen.filter((one) => one.startsWith('TEXT_PERSONAL'))).toHaveLength(1);
        expect(seen.some((one) => one.startsWith('RIGHTS_RESERVED'))).toBe(true);
        expect((await sharp(await bytes('EPUB/photo.jpg')).metadata()).exif).toBeUndefined();
      },
    );
  });

  it('is accepted with warnings when it breaks minor rules', async () => {
    const picture = await PICTURE.clone().png().toBuffer();
    const huge = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const entries = epubEntries({
      metadata: '<dc:language>tlh_!</dc:language>',
      items: `<item id="gone" href="gone.xhtml" media-type="application/xhtml+xml"/>
<item id="pic" href="pic.jpg" media-type="image/jpeg"/><item id="huge" href="huge.png" media-type="image/png"/>`,
      spine: '<spine><itemref idref="page"/><itemref idref="gone"/></spine>',
      nav: '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>',
      page: '<html><body><p>Never closed &nbsp; &unknown; <br> <img src="pic.jpg"></body>',
      files: [entry('EPUB/pic.jpg', { data: picture }), entry('EPUB/huge.png', { data: huge })],
    });
    await inspectBytes(zip(entries.toReversed()), async ({ result, content }) => {
      const book = accepted(result);
      expect(book).toMatchObject({
        title: 'the upload',
        language: null,
        toc: [{ title: '1', href: 'EPUB/page.xhtml', children: [] }],
      });
      expect(book.cover).not.toBeNull();
      expect(book.resources.find(({ path }) => path === 'EPUB/pic.jpg')?.media_type).toBe('image/png');
      expect(await content(PAGE)).toMatch(
        /^<\?xml[^>]+>\n<!DOCTYPE html>\n<html xmlns="http:\/\/www.w3.org\/1999\/xhtml"/,
      );
      expect(book.findings.map(({ code }) => code).sort()).toEqual([
        'CONTENTS_MISSING',
        'COVER_GUESSED',
        'FILE_MISLABELLED',
        'FILE_MISSING',
        'IMAGE_TOO_LARGE',
        'LANGUAGE_INVALID',
        'MIMETYPE_MISPLACED',
        'PAGE_MISSING',
        'PAGE_REPAIRED',
        'PICTURE_WITHOUT_WORDS',
        'TITLE_MISSING',
      ]);
    });
  });

  it('names the fallback page of a foreign resource, in its spine and reading order', async () => {
    const picture = await PICTURE.clone().png().toBuffer();
    const book: TestEpub = {
      items: `<item id="data" href="a.json" media-type="application/json" fallback="drawn"/>
<item id="drawn" href="b.png" media-type="image/png" fallback="page"/>`,
      spine: '<spine><itemref idref="data"/></spine>',
      files: [
        { name: 'EPUB/a.json', data: '{}' },
        { name: 'EPUB/b.png', data: picture },
      ],
    };
    await inspect(book, async ({ result, content }) => {
      expect(accepted(result).manifest.readingOrder.map(({ href }) => href)).toEqual(['EPUB/b.png']);
      expect(await content(OPF)).toMatch(/<spine>\s*<itemref idref="drawn"\/>\s*<\/spine>/);
    });
  });

  it('shows the fallback of a page that needs scripts, and of a picture that no browser shows', async () => {
    const picture = await PICTURE.clone().avif().toBuffer();
    const book: TestEpub = {
      items: `<item id="live" href="live.xhtml" media-type="application/xhtml+xml" properties="scripted" fallback="page"/>
<item id="psd" href="a.psd" media-type="image/psd" fallback="avif"/><item id="avif" href="/EPUB/b.avif" media-type="image/avif"/>`,
      spine: '<spine><itemref idref="live"/></spine>',
      body: '<p><img src="a.psd" alt=""/></p>',
      files: [
        {
          name: 'EPUB/live.xhtml',
          data: '<html xmlns="http://www.w3.org/1999/xhtml"><body>Live</body></html>',
        },
        { name: 'EPUB/a.psd', data: '8BPS' },
        { name: 'EPUB/b.avif', data: picture },
      ],
    };
    await inspect(book, async ({ result, content }) => {
      const { manifest, resources } = accepted(result);
      expect(manifest.readingOrder.map(({ href }) => href)).toEqual([PAGE]);
      expect(resources).toContainEqual(
        expect.objectContaining({ path: 'EPUB/b.avif', media_type: 'image/avif' }),
      );
      expect(await content(OPF)).toContain('href="../EPUB/b.avif"');
      expect(await content(PAGE)).toContain('src="../EPUB/b.avif"');
    });
  });

  it('takes the first layout that a page states', async () => {
    const both = 'rendition:layout-pre-paginated rendition:layout-reflowable';
    const book: TestEpub = {
      spine: `<spine><itemref idref="page"/><itemref idref="nav" properties="${both}"/></spine>`,
    };
    await inspect(book, ({ result }) => {
      const { layout, manifest } = accepted(result);
      expect(layout).toBe('reflowable');
      expect(manifest.readingOrder.map(({ properties }) => properties?.layout)).toEqual([undefined, 'fixed']);
    });
  });

  it('has a title and names in the direction that they state, or that the package states', async () => {
    const book: TestEpub = {
      opf: `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" dir="rtl">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="uid">x</dc:identifier><dc:language>he</dc:language>
<dc:title>CSS: הרפתקה</dc:title><dc:creator>דוד</dc:creator><dc:creator dir="ltr">Ada Reed</dc:creator>
<dc:creator dir="ltr">דוד (1900)</dc:creator></metadata>
<manifest><item id="page" href="page.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="page"/></spine></package>`,
    };
    await inspect(book, ({ result }) => {
      const { title, contributors } = accepted(result);
      expect(title).toBe('\u200fCSS: הרפתקה');
      expect(contributors.map(({ name }) => name)).toEqual(['דוד', 'Ada Reed', '\u200eדוד (1900)']);
    });
  });

  it('has its obfuscated font decoded', async () => {
    const font = Buffer.concat([Buffer.from('OTTO'), Buffer.alloc(2_000, 7)]);
    const key = createHash('sha1').update('urn:isbn:9780000000002').digest();
    const scrambled = Buffer.from(font.map((byte, at) => (at < 1040 ? byte ^ (key[at % 20] ?? 0) : byte)));
    const book: TestEpub = {
      items: '<item id="font" href="a.otf" media-type="font/otf"/>',
      files: [
        { name: 'EPUB/a.otf', data: scrambled },
        {
          name: ENCRYPTION,
          data: encryption('http://www.idpf.org/2008/embedding').replace('page.xhtml', 'a.otf'),
        },
      ],
    };
    await inspect(book, async ({ result, bytes }) => {
      expect(accepted(result).findings.map(({ code }) => code)).toContain('FONT_UNLOCKED');
      expect((await bytes('EPUB/a.otf')).equals(font)).toBe(true);
    });
  });

  it('reports a progress that never decreases', async () => {
    const seen: number[] = [];
    await inspectBytes(epub(), ({ result }) => accepted(result), {
      onProgress: ({ percentage }) => seen.push(percentage),
    });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    const onProgress = (): void => controller.abort(new Error('changed my mind'));
    const inspection = inspectBytes(epub(), () => undefined, { signal: controller.signal, onProgress });
    await expect(inspection).rejects.toThrow('changed my mind');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'is not blamed for a server that is stopped (%s)',
    async (signal) => {
      const stop = (): void => {
        const own = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
          encoding: 'utf8',
        });
        for (const [, pid] of own.matchAll(/^ *(\d+) .*inspect-child/gm)) process.kill(Number(pid), signal);
      };
      const inspection = inspectBytes(epub(), () => undefined, { onProgress: stop });
      await expect(inspection).rejects.toThrow(`ended from outside (${signal})`);
    },
  );
});
