import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it. */
interface SunkMail {
  to: string[];
  /** Headers and body, as sent. */
  source: string;
  messageId: string;
}

/** An SMTP server that stores received mails. */
export interface SmtpSink {
  url: string;
  mails: SunkMail[];
  /** While set, every mail is refused with this temporary error. */
  refuse: string | null;
  /** While set, mails to this address are refused permanently. */
  refusedAddress: string | null;
  /** Ends the server: connections are refused until `back`. */
  away(): Promise<void>;
  /** Starts it again at the same address. */
  back(): Promise<void>;
  close(): Promise<void>;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const open = (): SMTPServer =>
    new SMTPServer({
      authOptional: true,
      closeTimeout: 1, // it would wait half a minute for connections that are kept open
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo({ address }, _session, done) {
        if (address !== sink.refusedAddress) return done();
        // Only an answer with this code says that it stays so.
        const code = address.startsWith('bounce@') ? '5.1.1 ' : '';
        done(Object.assign(new Error(`${code}no such mailbox`), { responseCode: 550 }));
      },
      onData(stream, session, done) {
        void text(stream).then((source) => {
          if (sink.refuse) return done(Object.assign(new Error(sink.refuse), { responseCode: 451 }));
          mails.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            source,
            messageId: /^Message-ID: (.+)$/im.exec(source)?.[1]?.trim() ?? '',
          });
          done();
        });
      },
    });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const end = () => new Promise<void>((resolve) => server.close(() => resolve()));
  let server = open();
  await listen(0);
  const { port } = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: null,
    refusedAddress: null,
    away: end,
    back: () => {
      server = open();
      return listen(port);
    },
    close: end,
  };
  return sink;
}
