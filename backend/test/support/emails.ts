import { expect } from '@jest/globals';
import { eventually } from './eventually.ts';
import type { SmtpSink } from './smtp-sink.ts';

/** The text of a mail, decoded. */
export const textOf = (source: string): string =>
  /^content-transfer-encoding: quoted-printable/im.test(source)
    ? Buffer.from(
        source
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString('utf8')
    : source;

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
