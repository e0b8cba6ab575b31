import { expect } from '@playwright/test';

interface Letter {
  to: { address: string }[];
  subject: string;
  text: string;
  /** By their names in small letters. */
  headers: Record<string, string>;
  time: string;
}

const letters = async (): Promise<Letter[]> =>
  (await (await fetch(`${process.env['E2E_INBOX']}/email`)).json()) as Letter[];

/** Texts of all e-mails that came to this address until now. */
export const textsInInbox = async (address: string): Promise<string[]> =>
  (await letters())
    .filter(({ to }) => to.some((recipient) => recipient.address === address))
    .map(({ subject, text }) => `${subject}\n${text}`);

/**
 * Waits in the development mailbox until `read` finds its text in the latest e-mail to this address with this subject
 * and `about` in its body.
 */
async function fromInbox(
  address: string,
  subject: RegExp,
  read: (letter: Letter) => string | undefined,
  about = '',
): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const latest = (await letters())
          .filter(
            (one) =>
              one.to.some((recipient) => recipient.address === address) &&
              subject.test(one.subject) &&
              one.text.replace(/\s+/g, ' ').includes(about),
          )
          .sort((a, b) => a.time.localeCompare(b.time))
          .at(-1);
        found = (latest && read(latest)) ?? '';
        return found;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return found;
}

/**
 * Waits in the development mailbox for the latest e-mail to this address with this text in its subject, and `about`
 * in its body: the demo data may have sent an e-mail with the same subject before. Returns the link in it.
 */
export const linkFromInbox = (address: string, subject: RegExp, about = ''): Promise<string> =>
  fromInbox(address, subject, ({ text }) => /https?:\/\/\S+/.exec(text)?.[0], about);

/** As `linkFromInbox`; returns the address at which a mail program stops e-mails of this kind. */
export const unsubscribeAddressFromInbox = (address: string, subject: RegExp): Promise<string> =>
  fromInbox(address, subject, ({ headers }) => /<(.+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1]);

/** As `linkFromInbox`; returns the plain text. */
export const textFromInbox = (address: string, subject: RegExp): Promise<string> =>
  fromInbox(address, subject, ({ text }) => text);
