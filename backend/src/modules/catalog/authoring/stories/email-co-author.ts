import type { Tx } from '../../../../platform/db/db.ts';
import type { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';

/**
 * Requests the e-mail to a classmate who is invited as a co-author; children without an address see the invitation on
 * their first screen. A classmate who is invited again gets no second e-mail.
 */
export const emailCoAuthor = (
  outbox: Outbox,
  tx: Tx,
  {
    story_id,
    user_id,
    child,
    author_id,
  }: {
    story_id: string;
    user_id: string;
    /** First name of the person who invites. */
    child: string;
    /** Id of that person. */
    author_id: string;
  },
): Promise<void> =>
  requestEmail(outbox, tx, {
    template: 'co-author-invited',
    to: { user_id },
    data: { child, path: '/upload-blog' },
    about: [author_id],
    cause: story_id,
  });
