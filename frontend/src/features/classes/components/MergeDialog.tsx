import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useCompareStudentsQuery,
  useMergeStudentsMutation,
  type ComparedStudent,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { personName, work } from '../../../ui/WorkHead.tsx';
import styles from './MergeDialog.module.css';

/** Compares two accounts and merges them. The dialog lists the effects; a merge can be undone for a day. */
export function MergeDialog({
  pair: [one, other],
  onClose,
  onUndo,
}: {
  pair: [string, string];
  onClose: () => void;
  /** Undo was chosen in the message after the merge. */
  onUndo: (merge: { mergeId: string; personId: string }) => void;
}) {
  const query = useCompareStudentsQuery({ oneId: one, otherId: other });
  return (
    <Dialog open onClose={onClose} title={t('Is this one child?')} shape="wide">
      <QueryView query={query} skeleton={<TableSkeleton rows={4} />} failed={t('The two did not load')}>
        {({ students }) => <Compared students={students} onClose={onClose} onUndo={onUndo} />}
      </QueryView>
    </Dialog>
  );
}

/** The account that is preselected as the one to keep: the active one, otherwise the one seen last. */
function likelier([one, other]: ComparedStudent[]): string {
  if (one!.status !== other!.status) return one!.status === 'active' ? one!.id : other!.id;
  return (one!.last_seen_at ?? '') >= (other!.last_seen_at ?? '') ? one!.id : other!.id;
}

function Compared({
  students,
  onClose,
  onUndo,
}: {
  students: ComparedStudent[];
} & Pick<Parameters<typeof MergeDialog>[0], 'onClose' | 'onUndo'>) {
  const dispatch = useDispatch();
  const [merge, merging] = useMergeStudentsMutation();
  const [keepId, setKeepId] = useState(() => likelier(students));
  const keep = students.find(({ id }) => id === keepId)!;
  const gone = students.find(({ id }) => id !== keepId)!;
  const error = merging.error ? normalizeError(merging.error).message : '';
  const run = async () => {
    if (merging.isLoading) return;
    const answer = await merge({ keep_id: keep.id, merge_id: gone.id });
    if (answer.error) return;
    const mergeId = answer.data.merge_id;
    dispatch(
      showToast(
        'ok',
        t('{name} has one account now: {username}.', { name: personName(keep), username: keep.username }),
        mergeId ? { label: t('Undo'), run: () => onUndo({ mergeId, personId: keep.id }) } : undefined,
      ),
    );
    onClose();
  };
  return (
    <div className={styles['merge']}>
      <fieldset className={styles['sides']}>
        <legend>{t('Which account stays?')}</legend>
        {students.map((side) => (
          <label key={side.id} className={styles['side']}>
            <span className={styles['who']}>
              <input
                type="radio"
                name="keep"
                checked={side.id === keepId}
                onChange={() => setKeepId(side.id)}
              />
              <Avatar person={side} size={48} />
              <span>
                <b dir="auto">{personName(side)}</b>
                <small>{side.username}</small>
              </span>
            </span>
            <Facts side={side} />
          </label>
        ))}
      </fieldset>
      <div className={styles['then']}>
        <p>
          <b>{t('What happens')}</b>
        </p>
        <ul>
          <li>
            {t('“{username}” stays, with its password and pictures. What it lacks comes from the other.', {
              username: keep.username,
            })}
          </li>
          <li>
            {t(
              'Classes, guardians, consents and badges come together. In each book the newest place counts.',
            )}
          </li>
          <li>{t('“{username}” is logged out and lets nobody in any more.', { username: gone.username })}</li>
          {keep.status === 'archived' && gone.status === 'active' && (
            <li>{t('The account that stays comes back from the archive.')}</li>
          )}
        </ul>
        <p>{t('For a day you can undo this, here and on the page of the student.')}</p>
      </div>
      {error && (
        <p className={work['bad']} role="alert">
          {error}
        </p>
      )}
      <div className={work['row']}>
        <Button
          tone="danger"
          icon="merge"
          aria-disabled={merging.isLoading || undefined}
          onClick={() => void run()}
        >
          {t('Make them one')}
        </Button>
        <Button tone="plain" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}

function Facts({ side }: { side: ComparedStudent }) {
  const none = t('None');
  const facts: [string, string][] = [
    [
      t('State'),
      side.status === 'active' ? t('At school') : t('Archived: {why}', { why: side.archived_reason ?? '–' }),
    ],
    [t('Classes'), side.classes.map(({ name, year }) => `${name}, ${year}`).join('; ') || none],
    [t('Last log in'), side.last_seen_at ? formatAgo(side.last_seen_at) : t('Never')],
    [t('Made'), formatAgo(side.created_at)],
    [t('Books begun'), String(side.books)],
    [t('Guardians'), side.guardians.join(', ') || none],
    [t('Consents'), String(side.consents)],
    [t('QR badge'), side.has_badge ? t('Printed') : none],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd dir="auto">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
