import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive that is built by hand. Every field that a program would compute may have a wrong value. */
export interface ZipEntry {
  name: string | Buffer;
  data?: string | Uint8Array;
  /** 0 stored, 8 deflated (the default, apart from `mimetype`). */
  method?: number;
  flags?: number;
  crc?: number;
  /** Unpacked size as the archive declares it. */
  declaredSize?: number;
  externalAttributes?: number;
}

const UTF8_NAMES = 0x0800;
const MADE_BY_UNIX = 0x0314;

/** Builds a ZIP archive byte by byte (APPNOTE.TXT 6.3.3), so that tests can set every field to a wrong value. */
export function zip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name as string);
    const data = Buffer.from((entry.data ?? '') as string);
    const method = entry.method ?? (name.toString() === 'mimetype' ? 0 : 8);
    const packed = method === 8 ? deflateRawSync(data) : data;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.flags ?? UTF8_NAMES, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt16LE(0x5c21, 8);
    fields.writeUInt32LE(entry.crc ?? crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.declaredSize ?? data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const head = Buffer.alloc(6);
    head.write('PK\x01\x02', 0, 'latin1');
    head.writeUInt16LE(MADE_BY_UNIX, 4);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((entry.externalAttributes ?? 0) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    directory.push(head, fields, tail, name);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed);
    offset += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}
