import type { Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config.ts';

/** A file of an e-mail. */
interface MailFile {
  name: string;
  /** Media type. */
  type: string;
  content: string | Buffer | Readable;
  /** The name by which the HTML part shows it, as `cid:…`. */
  cid?: string;
}

/** One e-mail. `id` becomes its Message-ID, so that mailboxes show a mail that was sent twice once. */
interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same content as HTML. */
  html?: string;
  files?: MailFile[];
  /** Address at which one POST stops e-mails of this kind (RFC 8058). */
  unsubscribe?: string;
}

/** Sends over SMTP. Called from the `emails` queue only. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(private readonly config: Config) {
    this.transport = createTransport(config.smtpUrl, {
      pool: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as object);
  }

  /** Resolves with the Message-ID once the server has accepted the mail. Rejects with the server's error. */
  async send(mail: Mail): Promise<string> {
    const messageId = `<${mail.id}@${this.config.publicUrl.hostname}>`;
    // Names are user input: a line break must not start a new header.
    const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
    await this.transport.sendMail({
      from: this.config.mailFrom,
      to: oneLine(mail.to),
      subject: oneLine(mail.subject),
      text: mail.text,
      messageId,
      ...(mail.html && { html: mail.html }),
      ...(mail.unsubscribe && {
        list: { unsubscribe: mail.unsubscribe },
      }),
      headers: {
        ...(mail.unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        // Postmark gives e-mails an id of its own, and reports this one with it.
        ...(this.config.postmarkWebhook && { 'X-PM-Metadata-email-id': mail.id }),
      },
      attachments: (mail.files ?? []).map(({ name, type, content, cid }) => ({
        filename: oneLine(name),
        contentType: type,
        content,
        ...(cid && { cid, contentDisposition: 'inline' as const }),
      })),
    });
    return messageId;
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
