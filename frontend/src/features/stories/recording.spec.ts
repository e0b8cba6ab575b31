import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { base64, loudnessOf, QUIET } from './recording.ts';

const root = join(import.meta.dirname, '../../..');

describe('recordings', () => {
  it('are sent as Base64 whatever their length', () => {
    const bytes = Uint8Array.from({ length: 20_001 }, (_, at) => at % 256);
    expect(Buffer.from(base64(bytes), 'base64').equals(Buffer.from(bytes))).toBe(true);
  });

  it('show the level of the sound while they are made', () => {
    const wave = (swing: number) =>
      Uint8Array.from({ length: 1_024 }, (_, at) => Math.round(128 + swing * Math.sin(at / 9)));
    expect(loudnessOf(wave(0))).toBe(0);
    expect(loudnessOf(wave(1))).toBeLessThan(loudnessOf(wave(20)));
    expect(loudnessOf(wave(20))).toBeGreaterThan(QUIET);
    expect(loudnessOf(wave(127))).toBeLessThanOrEqual(1);
  });

  it('use a library that is fetched separately, since its licence requires that it can be replaced', () => {
    const users = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(src|reader)\/.*\.tsx?$/.test(file) && !file.endsWith('.spec.ts'))
      .filter((file) => readFileSync(join(root, file), 'utf8').includes('lamejs'));
    expect(users).toEqual([relative(root, join(import.meta.dirname, 'recording.ts'))]);
    const source = readFileSync(join(root, users[0]!), 'utf8');
    expect(source.match(/.*lamejs.*/g)).toEqual([expect.stringContaining("import('@breezystack/lamejs')")]);
    expect(readFileSync(join(root, '../NOTICE.md'), 'utf8')).toContain('@breezystack/lamejs');
  });
});
