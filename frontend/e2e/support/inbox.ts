import { expect } from '@playwright/test';

interface Letter {
  to: { address: string }[];
  subject: string;
  text: string;
  time: string;
}

/**
 * Waits in the development mailbox for the latest e-mail to this address with this text in its subject.
 * Returns the link in it.
 */
export async function linkFromInbox(address: string, subject: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const letters = (await (await fetch(`${process.env['E2E_INBOX']}/email`)).json()) as Letter[];
        const found = letters
          .filter(
            ({ to, subject: about }) => to.some((one) => one.address === address) && subject.test(about),
          )
          .sort((a, b) => a.time.localeCompare(b.time))
          .at(-1);
        link = /https?:\/\/\S+/.exec(found?.text ?? '')?.[0] ?? '';
        return link;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return link;
}
