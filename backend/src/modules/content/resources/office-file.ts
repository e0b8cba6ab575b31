import { Parser } from 'htmlparser2';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { REFUSALS } from './resource-files.rules.ts';

const MOST_ENTRIES = 5_000;
const MOST_UNPACKED = 300 * 1024 * 1024;
/** Maximum size of one slide, or of a document's text, in bytes. */
const MOST_TEXT = 8 * 1024 * 1024;
const MOST_PAGES = 500;

type OfficeFile =
  { ok: true; kind: 'pptx' | 'docx'; pages: number | null; texts: string[] } | { ok: false; reason: string };

class Refused extends Error {}

/**
 * Reads a PPTX or DOCX: its text, and whether it contains active content. It is never opened by an office
 * program here, and available as a download only.
 */
export async function readOfficeFile(file: string): Promise<OfficeFile> {
  let zip: yauzl.ZipFile;
  try {
    zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  } catch {
    return { ok: false, reason: REFUSALS.damaged };
  }
  try {
    return await look(zip);
  } catch (error) {
    return { ok: false, reason: error instanceof Refused ? error.message : REFUSALS.damaged };
  } finally {
    zip.close();
  }
}

async function look(zip: yauzl.ZipFile): Promise<OfficeFile> {
  const entries = new Map<string, yauzl.Entry>();
  let unpacked = 0;
  if (zip.entryCount > MOST_ENTRIES) throw new Refused(REFUSALS.tooLarge);
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry);
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED) throw new Refused(REFUSALS.tooLarge);
    if (entry.isEncrypted()) throw new Refused(REFUSALS.locked);
  }
  const names = [...entries.keys()];
  const kind = entries.has('ppt/presentation.xml')
    ? 'pptx'
    : entries.has('word/document.xml')
      ? 'docx'
      : null;
  if (!kind) throw new Refused('');
  if (names.some((name) => /vbaProject|vbaData|macrosheets|activeX\//i.test(name)))
    throw new Refused(REFUSALS.macros);
  if (names.some((name) => /\/embeddings\/.*\.(bin|exe|dll|js|vbs|cmd|bat|lnk|jar|scr|ps1)$/i.test(name)))
    throw new Refused(REFUSALS.objects);
  for (const name of names.filter((one) => one.endsWith('.rels'))) {
    const relations = await textOf(zip, entries.get(name)!);
    if (fetches(relations)) throw new Refused(REFUSALS.remote);
  }
  const parts =
    kind === 'docx'
      ? ['word/document.xml']
      : names
          .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
          .sort((one, other) => numberIn(one) - numberIn(other));
  const texts: string[] = [];
  for (const name of parts.slice(0, MOST_PAGES)) texts.push(wordsIn(await textOf(zip, entries.get(name)!)));
  return { ok: true, kind, pages: kind === 'pptx' ? parts.length : null, texts };
}

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);

async function textOf(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> {
  if (entry.uncompressedSize > MOST_TEXT) throw new Refused(REFUSALS.tooLarge);
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether a document loads external content when it is opened; ordinary links are allowed. */
function fetches(relations: string): boolean {
  let found = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name !== 'Relationship' || attributes['TargetMode'] !== 'External') return;
        if (!/\/(hyperlink|video|audio|media)$/i.test(attributes['Type'] ?? '')) found = true;
      },
    },
    { xmlMode: true },
  );
  parser.end(relations);
  return found;
}

/** The text of a slide or a document, a line for each paragraph. */
function wordsIn(markup: string): string {
  let text = '';
  let reading = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'a:t' || name === 'w:t') reading = true;
      },
      ontext: (piece) => {
        if (reading) text += piece;
      },
      onclosetag: (name) => {
        if (name === 'a:t' || name === 'w:t') reading = false;
        if (name === 'a:p' || name === 'w:p') text += '\n';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(markup);
  return text.replace(/\n{2,}/g, '\n').trim();
}
