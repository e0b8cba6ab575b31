import type { BookReason } from '@bookgrove/contract';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';

/** A decision on a book, for an e-mail to its uploader. */
interface BookDecision {
  book_id: string;
  /** Id of the history entry. */
  move_id: string;
  uploaded_by: string;
  title: string;
  reason: BookReason;
  note: string;
}

/** Requests the e-mail to the uploader of a book that was returned. */
export const emailUploaderOfReturnedBook = (
  outbox: Outbox,
  tx: Tx,
  { book_id, move_id, uploaded_by, title, reason, note }: BookDecision,
): Promise<void> =>
  requestEmail(outbox, tx, {
    template: 'book-returned',
    to: { user_id: uploaded_by },
    data: { title, reason, note, path: `/uploadbook/${book_id}` },
    cause: move_id,
  });

/** Requests the e-mail to the member of the platform's team who uploaded a book that the current school hides. */
export const emailUploaderOfHiddenBook = (
  outbox: Outbox,
  tx: Tx,
  { book_id, move_id, uploaded_by, ...data }: BookDecision & { school_name: string },
): Promise<void> => {
  const { title, reason, note, school_name } = data;
  return requestEmail(outbox, tx, {
    template: 'book-hidden',
    to: { platform_user_id: uploaded_by },
    data: { title, reason, note, school_name, path: `/admin-panel/view-book/${book_id}` },
    cause: move_id,
  });
};
