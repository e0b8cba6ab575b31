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
  close(): Promise<void>;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address !== sink.refusedAddress) return done();
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: null,
    refusedAddress: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}
