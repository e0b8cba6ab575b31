import { createHash } from 'node:crypto';
import { Refusal } from '../refusals.ts';
import type { Archive } from './archive.ts';
import { decodeMarkup } from './read-markup.ts';
import { attributeOf, childOf, descendantsOf, parseXmlTree } from './xml-tree.ts';

const ENCRYPTION = 'META-INF/encryption.xml';
/** Files that only protected books have: Adobe and OCF rights, Apple, Readium LCP. */
const RIGHTS = ['META-INF/rights.xml', 'META-INF/sinf.xml', 'META-INF/license.lcpl'];

/** Obfuscation of fonts, which is allowed: EPUB 3.3, 4.4, and Adobe's older method. */
const SCRAMBLINGS: Record<string, 'idpf' | 'adobe'> = {
  'http://www.idpf.org/2008/embedding': 'idpf',
  'http://ns.adobe.com/pdf/enc#RC': 'adobe',
};

export type Obfuscation = 'idpf' | 'adobe';

/**
 * Reads which fonts are obfuscated.
 * @throws {Refusal} `EPUB_DRM` when anything is encrypted in another way
 */
export async function readEncryption(archive: Archive, maxBytes: number): Promise<Map<string, Obfuscation>> {
  const rights = RIGHTS.find((path) => archive.has(path));
  if (rights !== undefined) throw new Refusal('EPUB_DRM', rights);
  const scrambled = new Map<string, Obfuscation>();
  if (!archive.has(ENCRYPTION)) return scrambled;
  const root = parseXmlTree(decodeMarkup(await archive.read(ENCRYPTION, maxBytes)), ENCRYPTION);
  for (const data of descendantsOf(root, 'encrypteddata')) {
    const method = childOf(data, 'encryptionmethod');
    const scrambling = SCRAMBLINGS[(method && attributeOf(method, 'Algorithm')) ?? ''];
    const [reference] = descendantsOf(data, 'cipherreference');
    const uri = reference && attributeOf(reference, 'URI');
    if (scrambling === undefined || uri === undefined)
      throw new Refusal('EPUB_DRM', `${ENCRYPTION}:${data.line}`);
    scrambled.set(decoded(uri), scrambling);
  }
  return scrambled;
}

/** Restores an obfuscated font: its first bytes are XORed with a key derived from the identifier of the book. */
export function deobfuscate(font: Buffer, scrambling: Obfuscation, identifier: string): Buffer {
  const key =
    scrambling === 'idpf'
      ? createHash('sha1')
          .update(identifier.replace(/[\u0020\u0009\u000d\u000a]/g, ''))
          .digest()
      : Buffer.from(identifier.replace(/^urn:uuid:/i, '').replaceAll('-', ''), 'hex');
  const length = Math.min(font.length, scrambling === 'idpf' ? 1040 : 1024);
  const plain = Buffer.from(font);
  if (key.length === 0) return plain;
  for (let at = 0; at < length; at += 1) plain[at] = (font[at] ?? 0) ^ (key[at % key.length] ?? 0);
  return plain;
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
