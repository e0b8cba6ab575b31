import type { ManagedSchool } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeSchoolMutation } from '../api.ts';
import styles from './Panels.module.css';

/** The school's address and status, and the action to suspend it. */
export function StatePanel({ school }: { school: ManagedSchool }) {
  const [asking, setAsking] = useState(false);
  const [change, { isLoading }] = useChangeSchoolMutation();
  const dispatch = useDispatch();
  const active = school.status === 'active';
  const turn = async () => {
    const { error } = await change({
      id: school.id,
      schoolChange: { status: active ? 'suspended' : 'active' },
    });
    setAsking(false);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', active ? t('The school is suspended') : t('The school is open again')),
    );
  };
  return (
    <div className={`${styles['panel']} ${styles['line']}`}>
      <Status kind={active ? 'ok' : 'bad'} label={active ? t('Open') : t('Suspended')} />
      <a href={school.address}>{school.address.replace(/^https?:\/\//, '')}</a>
      <Button
        size="sm"
        tone={active ? 'danger' : 'line'}
        disabled={isLoading}
        onClick={() => (active ? setAsking(true) : void turn())}
      >
        {active ? t('Suspend') : t('Restore')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Suspend {name}?', { name: school.school_name })}
      >
        <p>{t('Nobody can read, log in or save anything there until it is restored. Nothing is deleted.')}</p>
        <p className={styles['actions']}>
          <Button tone="danger" disabled={isLoading} onClick={() => void turn()}>
            {t('Suspend the school')}
          </Button>
          <Button onClick={() => setAsking(false)}>{t('Cancel')}</Button>
        </p>
      </Dialog>
    </div>
  );
}
