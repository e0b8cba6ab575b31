import { describe, expect, it } from '@jest/globals';
import { BookGlossary, readGlossary } from './book-glossary.ts';

const PAGE = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>
  <dl epub:type="glossary">
    <dt><dfn>Keel</dfn> (noun)</dt><dd>The <b>backbone</b>
      of a ship.</dd>
    <dt>Gale</dt><dt>Storm</dt><dd>A very strong wind.</dd>
    <dt>Nothing</dt>
  </dl>
  <p><span epub:type="glossterm">Kelp</span><span epub:type="glossdef">A long seaweed.</span></p></body></html>`;

describe('the glossary of a book', () => {
  it('gives the meaning of its terms; several terms may share one', () => {
    expect(Object.fromEntries(readGlossary(PAGE))).toEqual({
      keel: 'The backbone of a ship.',
      gale: 'A very strong wind.',
      storm: 'A very strong wind.',
      kelp: 'A long seaweed.',
    });
  });

  it('is read once, and finds capitalised and plural words', async () => {
    let reads = 0;
    const glossary = new BookGlossary(() => {
      reads += 1;
      return Promise.resolve([PAGE]);
    });
    expect(await glossary.meaningOf('“Gales,”')).toBe('A very strong wind.');
    expect(await glossary.meaningOf('KEEL')).toBe('The backbone of a ship.');
    expect(await glossary.meaningOf('mast')).toBeNull();
    expect(reads).toBe(1);
  });

  it('is ignored when it cannot be loaded', async () => {
    expect(await new BookGlossary(() => Promise.reject(new Error('gone'))).meaningOf('keel')).toBeNull();
  });

  it('is always shown as text', () => {
    const [said] = [
      ...readGlossary('<dl><dt>x</dt><dd><img src=x onerror=alert(1)>&lt;b&gt;bold</dd></dl>').values(),
    ];
    expect(said).toBe('<b>bold');
  });
});
