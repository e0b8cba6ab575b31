import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ReasonDialog } from '../../../shared/family/ReasonDialog.tsx';
import { nameOf } from '../../../shared/family/familyLabels.ts';
import styles from '../../../shared/family/Family.module.css';
import { useCancelErasureMutation, useExecuteErasureMutation, type DataRequestView } from '../api.ts';
import { EraseNow } from './EraseNow.tsx';
import { DownloadDataDialog } from './DownloadDataDialog.tsx';

const looks = ({ status, kind }: DataRequestView): { kind: StatusKind; label: string } =>
  ({
    waiting: {
      kind: 'wait' as const,
      label: kind === 'export' ? t('Being made') : t('Waiting'),
    },
    working: { kind: 'wait' as const, label: t('Being done') },
    ready: { kind: 'ok' as const, label: t('Ready') },
    fetched: { kind: 'off' as const, label: t('Fetched') },
    done: { kind: 'ok' as const, label: t('Done') },
    cancelled: { kind: 'off' as const, label: t('Taken back') },
    expired: { kind: 'off' as const, label: t('Removed again') },
    failed: { kind: 'bad' as const, label: t('Failed: please ask again') },
  })[status];

const NOBODY = 'Erased';

/** One request: whose data, by whom, its status, its deadline, and the possible actions. */
export function RequestItem({ request, manages = false }: { request: DataRequestView; manages?: boolean }) {
  const [dialog, setDialog] = useState<'cancel' | 'carry-out' | 'fetch'>();
  const [cancel, cancelling] = useCancelErasureMutation();
  const [carryOut, carrying] = useExecuteErasureMutation();
  const dispatch = useDispatch();
  const { id, kind, status, person, kept } = request;
  const name = person.first_name === NOBODY ? t('Erased person') : nameOf(person);
  const waits = kind === 'erasure' && status === 'waiting';
  const tell = (error: Parameters<typeof normalizeError>[0], done: string) => {
    setDialog(undefined);
    dispatch(error ? showToast('bad', normalizeError(error).message) : showToast('ok', done));
  };
  return (
    <li>
      <div>
        <b>
          {kind === 'export' ? t('Copy of the data of {name}', { name }) : t('Erasure of {name}', { name })}
        </b>
        <small>{times(request)}</small>
      </div>
      <div className={styles['end']}>
        <Status {...looks(request)} />
        {request.can_fetch && (
          <Button
            tone="main"
            aria-label={t('Fetch the copy of {name}', { name })}
            onClick={() => setDialog('fetch')}
          >
            {t('Fetch')}
          </Button>
        )}
        {waits && manages && (
          <Button
            tone="danger"
            aria-label={t('Erase now: {name}', { name })}
            onClick={() => setDialog('carry-out')}
          >
            {t('Erase now')}
          </Button>
        )}
        {waits && (
          <Button
            aria-label={t('Take back the erasure of {name}', { name })}
            onClick={() => setDialog('cancel')}
          >
            {t('Take back')}
          </Button>
        )}
      </div>
      {status === 'done' && kept.length > 0 && (
        <details className={styles['history']}>
          <summary>{t('What was kept, and why')}</summary>
          <ul>
            {kept.map(({ table, why }) => (
              <li key={table}>{t(why)}</li>
            ))}
          </ul>
        </details>
      )}
      <ReasonDialog
        key={`cancel-${dialog}`}
        open={dialog === 'cancel'}
        title={t('Take the erasure back?')}
        text={t('{name} stays as before.', { name })}
        action={t('Take back')}
        busy={cancelling.isLoading}
        onClose={() => setDialog(undefined)}
        onReason={(reason) =>
          void cancel({ id, reasonBody: { reason } }).then(({ error }) =>
            tell(error, t('{name} stays.', { name })),
          )
        }
      />
      <EraseNow
        open={dialog === 'carry-out'}
        name={name}
        busy={carrying.isLoading}
        onClose={() => setDialog(undefined)}
        onYes={() =>
          void carryOut(id).then(({ error }) => tell(error, t('{name} is being erased.', { name })))
        }
      />
      <DownloadDataDialog
        id={id}
        name={name}
        open={dialog === 'fetch'}
        onClose={() => setDialog(undefined)}
      />
    </li>
  );
}

function times({
  kind,
  status,
  asked_by,
  asked_as,
  created_at,
  due_at,
  expires_at,
  reason,
  cancel_reason,
}: DataRequestView): string {
  const parts = [
    asked_as === 'self'
      ? t('asked by themselves, {day}', { day: formatDay(created_at) })
      : t('asked by {name}, {day}', { name: asked_by, day: formatDay(created_at) }),
  ];
  if (kind === 'erasure' && ['waiting', 'working'].includes(status))
    parts.push(t('done by {day} at the latest', { day: formatDay(due_at) }));
  if (status === 'ready' && expires_at)
    parts.push(t('to be fetched until {day}', { day: formatDay(expires_at) }));
  if (status === 'cancelled' && cancel_reason) parts.push(cancel_reason);
  else if (reason) parts.push(reason);
  return parts.join(' · ');
}
