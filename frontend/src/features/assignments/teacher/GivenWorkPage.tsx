import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { workApi, type AssignmentView } from '../api.ts';
import { ChangeWorkDialog } from './ChangeWorkDialog.tsx';
import { GiveWorkDialog, type GiveWorkStart } from './GiveWorkDialog.tsx';
import styles from './Work.module.css';

/** Work that a teacher gave: change, copy, archive, take back. With `?kind=&ref=` the dialog is open for that work. */
export default function GivenWorkPage() {
  const [params, setParams] = useSearchParams();
  const archived = params.get('status') === 'archived';
  const [start, setStart] = useState<GiveWorkStart | null>(() => {
    const [kind, ref] = [params.get('kind'), params.get('ref')];
    return kind && ref ? { kind: kind as NonNullable<GiveWorkStart['kind']>, ref } : null;
  });
  const query = workApi.useListAssignmentsQuery({ status: archived ? 'archived' : 'open', limit: 100 });
  return (
    <>
      <WorkHead title={t('Given work')} count={query.data?.count}>
        <Button tone="main" icon="plus" onClick={() => setStart({})}>
          {t('Give work')}
        </Button>
      </WorkHead>
      <Chips label={t('Status')}>
        <Chip to={{ search: '' }} label={t('Open')} selected={!archived} />
        <Chip to={{ search: '?status=archived' }} label={t('Archive')} selected={archived} />
      </Chips>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The work did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('No work here yet')} />}
      >
        {({ results }) => (
          <ul className={styles['list']}>
            {results.map((one) => (
              <Given key={one.id} work={one} onCopy={setStart} />
            ))}
          </ul>
        )}
      </QueryView>
      {start && (
        <GiveWorkDialog
          start={start}
          onClose={() => {
            setStart(null);
            setParams({}, { replace: true });
          }}
        />
      )}
    </>
  );
}

function Given({ work, onCopy }: { work: AssignmentView; onCopy: (start: GiveWorkStart) => void }) {
  const dispatch = useDispatch();
  const [move] = workApi.useMoveAssignmentMutation();
  const [takeBack] = workApi.useTakeBackAssignmentMutation();
  const open = work.status === 'open';
  const [changing, setChanging] = useState(false);
  const remove = async () => {
    const { error } = await takeBack(work.id);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <li className={styles['row']}>
      <b dir="auto">{work.title}</b>
      <span className="num">
        {[
          work.part_of,
          work.group_name ?? work.class_name,
          work.due_at ? t('due {day}', { day: formatDateTime(work.due_at) }) : t('no date'),
          t('{done} of {count} done', { done: work.done, count: work.children }),
          work.to_mark > 0 ? t('{count} to mark', { count: work.to_mark }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="row">
        {open && (
          <Button size="sm" icon="edit" onClick={() => setChanging(true)}>
            {t('Change')} <span className="sr">{work.title}</span>
          </Button>
        )}
        <Button
          size="sm"
          icon="copy"
          onClick={() => onCopy({ kind: work.kind, ref: work.ref, note: work.note })}
        >
          {t('Copy')}
        </Button>
        <Button
          size="sm"
          icon="archive"
          onClick={() =>
            void move({ id: work.id, assignmentMoveBody: { status: open ? 'archived' : 'open' } })
          }
        >
          {open ? t('Archive') : t('Open again')}
        </Button>
        <Button size="sm" icon="undo" onClick={() => void remove()}>
          {t('Take back')}
        </Button>
      </span>
      {changing && <ChangeWorkDialog work={work} onClose={() => setChanging(false)} />}
    </li>
  );
}
