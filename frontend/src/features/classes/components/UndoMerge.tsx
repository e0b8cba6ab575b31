import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useListMergesQuery, useUndoMergeMutation, type MergeOfAccount } from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { work } from '../../../ui/WorkHead.tsx';
import styles from './MergeDialog.module.css';

/** What a merge joined, as people call it. */
const KINDS = (): Record<string, string> => ({
  account: t('The account with its name, username and picture'),
  logins: t('Badges and other ways to log in'),
  classes: t('Classes and groups'),
  guardians: t('Guardians'),
  consents: t('Consents'),
  requests: t('Requests about data'),
  reading: t('Places in books, reading time, words and notes'),
  books: t('Books of their own'),
  stories: t('Stories'),
  letters: t('Reactions to letters'),
  orders: t('Bought books and orders'),
  gifts: t('Gifts that they gave or raised'),
  achievements: t('What they achieved'),
  notifications: t('Notifications'),
  cart: t('What was in the cart'),
});
const kindText = (kind: string): string => KINDS()[kind] ?? kind;

const REFUSALS = (): Record<string, string> => ({
  sealed: t('It cannot be undone: data of one of the two were deleted.'),
  later_merge: t('One of the two was merged again since. Undo that first.'),
  erasure_open: t('It cannot be undone while one of the two is to be deleted.'),
});

/** The dialog that undoes one merge: what comes back, what stays, and why. */
export function UndoMergeDialog({
  mergeId,
  personId,
  onClose,
}: {
  mergeId: string;
  /** Either account of the merge. */
  personId: string;
  onClose: () => void;
}) {
  const query = useListMergesQuery(personId);
  return (
    <Dialog open onClose={onClose} title={t('Make them two again?')}>
      <QueryView query={query} skeleton={<SkeletonLine width={60} />} failed={t('The merge did not load')}>
        {({ results }) => {
          const merge = results.find(({ id }) => id === mergeId);
          return merge ? <UndoForm merge={merge} onClose={onClose} /> : null;
        }}
      </QueryView>
    </Dialog>
  );
}

function UndoForm({ merge, onClose }: { merge: MergeOfAccount; onClose: () => void }) {
  const dispatch = useDispatch();
  const [undo, undoing] = useUndoMergeMutation();
  const [reason, setReason] = useState('');
  const error = undoing.error ? normalizeError(undoing.error) : null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (undoing.isLoading) return;
    const { error: failed } = await undo({ id: merge.id, undoMergeBody: { reason } });
    if (failed) return;
    dispatch(showToast('ok', t('{name} has their own account again.', { name: merge.merged_name })));
    onClose();
  };
  return (
    <form className={styles['merge']} onSubmit={(event) => void save(event)} noValidate>
      <div className={styles['then']}>
        <p>
          <b>{t('What comes back')}</b>
        </p>
        <ul>
          {merge.kinds.map((kind) => (
            <li key={kind}>{kindText(kind)}</li>
          ))}
        </ul>
        <p>
          {t(
            'What was read, written or changed since the merge stays with the account that was kept. Whoever is logged in there is logged out.',
          )}
        </p>
      </div>
      <Field
        label={t('Why?')}
        value={reason}
        maxLength={300}
        error={error?.fields['reason'] ?? error?.message}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={work['row']}>
        <Button type="submit" tone="main" icon="undo" aria-disabled={undoing.isLoading || undefined}>
          {t('Undo the merge')}
        </Button>
        <Button tone="plain" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The merges of a student's account that can be undone, or that left something over; nothing without any. */
export function MergesOfStudent({ personId }: { personId: string }) {
  const merges = (useListMergesQuery(personId).data?.results ?? []).filter(
    ({ refusal, left_over }) => (refusal !== 'undone' && refusal !== 'expired') || left_over.length > 0,
  );
  const [undoing, setUndoing] = useState<string | null>(null);
  if (merges.length === 0) return null;
  return (
    <section className={styles['likely']} aria-label={t('Merged accounts')}>
      <h2>{t('Merged accounts')}</h2>
      <ul className={styles['pairs']}>
        {merges.map((merge) => (
          <li key={merge.id}>
            <Described merge={merge} />
            {merge.refusal === null && (
              <Button icon="undo" onClick={() => setUndoing(merge.id)}>
                {t('Undo the merge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undoing && <UndoMergeDialog mergeId={undoing} personId={personId} onClose={() => setUndoing(null)} />}
    </section>
  );
}

function Described({ merge }: { merge: MergeOfAccount }) {
  if (merge.refusal === 'undone')
    return (
      <div className={styles['two']}>
        <div>
          <b>
            {t('The merge was undone. This was changed since and stayed with the account that was kept:')}
          </b>
          {merge.left_over.map(({ kind, count }) => (
            <small key={kind}>{`${kindText(kind)}: ${formatNumber(count)}`}</small>
          ))}
        </div>
      </div>
    );
  return (
    <div className={styles['two']}>
      <div>
        <b>{t('Merged on {date}', { date: formatDateTime(merge.merged_at) })}</b>
        <small>
          {merge.refusal === null
            ? t('This can be undone until {date}.', { date: formatDateTime(merge.undo_until) })
            : REFUSALS()[merge.refusal]}
        </small>
      </div>
    </div>
  );
}
