import { describe, expect, it } from '@jest/globals';
import { cleanMp3, frameAt, soundOf } from './mp3.rules.ts';

describe('an MP3', () => {
  /** MPEG 2 Layer III, 48 kbit/s, 24 kHz: 144 bytes for 24 ms. */
  const frame = Buffer.concat([Buffer.from([0xff, 0xf3, 0x64, 0xc4]), Buffer.alloc(140, 7)]);
  const sound = Buffer.concat(Array.from({ length: 50 }, () => frame));

  it('consists of its frames only', () => {
    const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x10', 'latin1'), Buffer.alloc(16, 65)]);
    const cleaned = cleanMp3(Buffer.concat([tag, sound, Buffer.from('TAG')]))!;
    expect(cleaned.bytes.equals(sound)).toBe(true);
    expect(cleaned.seconds).toBeCloseTo(1.2, 3);
  });

  it('is refused when it is something else, or followed by something else', () => {
    expect(cleanMp3(Buffer.from('<html>hello</html>'))).toBeNull();
    expect(cleanMp3(Buffer.alloc(0))).toBeNull();
    expect(cleanMp3(Buffer.concat([sound, Buffer.alloc(5_000, 1)]))).toBeNull();
  });

  it('may have leading bytes where it is not our own recording', () => {
    const found = soundOf(Buffer.concat([Buffer.alloc(300, 1), sound, Buffer.alloc(5_000, 1)]))!;
    expect(found.sound.equals(sound)).toBe(true);
    expect(found.seconds).toBe(1);
    expect(soundOf(Buffer.concat([frame, frame, frame, Buffer.alloc(200, 1)]))).toBeNull();
    expect(soundOf(Buffer.from('ID3'))).toBeNull();
  });

  it('is recognised by its first bytes', () => {
    expect(frameAt(frame, 0)).toEqual({ length: 144, seconds: 0.024 });
    // MPEG 1, 128 kbit/s, 44.1 kHz, padded.
    expect(frameAt(Buffer.from([0xff, 0xfb, 0x92, 0]), 0)?.length).toBe(418);
    for (const bytes of [
      [0xff, 0xfb, 0xf0, 0],
      [0xff, 0xfb, 0x9c, 0],
      [0xff, 0xeb, 0x90, 0],
      [0xff, 0xfd, 0x90, 0],
    ])
      expect(frameAt(Buffer.from(bytes), 0)).toBeNull();
  });
});
