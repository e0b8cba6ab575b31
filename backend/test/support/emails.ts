import { expect } from '@jest/globals';
import { eventually } from './eventually.ts';
import type { SmtpSink } from './smtp-sink.ts';

/** One part of a mail. */
interface MailPart {
  headers: string;
  content: Buffer;
}

/** The parts of a mail that contain no other parts, decoded. */
export function partsOf(source: string): MailPart[] {
  const end = source.indexOf('\r\n\r\n');
  const headers = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = source.slice(end + 4);
  const boundary = /^content-type: multipart\/.*boundary="([^"]+)"/im.exec(headers)?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.slice(2, -2)));
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return [{ headers, content: Buffer.from(body, 'base64') }];
  const plain =
    encoding === 'quoted-printable'
      ? body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      : body;
  return [{ headers, content: Buffer.from(plain, 'latin1') }];
}

/** The first part of this media type, as text. */
export const partOf = (source: string, type: string): string =>
  partsOf(source)
    .find(({ headers }) => headers.toLowerCase().includes(`content-type: ${type}`))
    ?.content.toString('utf8')
    .replaceAll('\r\n', '\n') ?? '';

/** The headers of a mail and its plain-text part, decoded. */
export const textOf = (source: string): string =>
  `${source.slice(0, source.indexOf('\r\n\r\n'))}\n\n${partOf(source, 'text/plain')}`;

/** Waits for the newest mail to this address that contains this text. */
export async function mailTo(sink: SmtpSink, address: string, saying: RegExp): Promise<string> {
  return eventually(() => {
    const found = sink.mails.findLast(
      ({ to, source }) => to.includes(address) && saying.test(textOf(source)),
    );
    expect([address, saying.source, Boolean(found)]).toEqual([address, saying.source, true]);
    return textOf(found!.source);
  });
}

/** The secret in the only link of a mail, and the host of the link. */
export function linkIn(text: string): { token: string; host: string; path: string } {
  const [, origin, path, token] =
    /(https?:\/\/[^/\s]+)(\/[\w-]+\/)(?:\?token=)?([\w-]{43})\b/.exec(text) ?? [];
  if (!token) throw new Error(`No link in:\n${text}`);
  return { token, host: new URL(origin!).host, path: path! };
}
