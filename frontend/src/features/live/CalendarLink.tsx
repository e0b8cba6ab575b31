import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import {
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from './api.ts';
import styles from './Live.module.css';
import { ownZone } from './times.ts';

/**
 * A button that shows the secret calendar address of the person: it has the live lessons, and of students the days on which
 * their work is due. `label` is the text of the button.
 */
export function CalendarLink({ label = t('My calendar link') }: { label?: string }) {
  const student = useSelector(selectUser)?.role === 'student';
  const [open, setOpen] = useState(false);
  const { data } = useGetCalendarFeedQuery(undefined, { skip: !open });
  const [make, made] = useMakeCalendarFeedMutation();
  const [revoke] = useRevokeCalendarFeedMutation();
  const path = made.data?.path;
  return (
    <>
      <Button icon="calendar" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('My calendar link')}>
        <div className={styles['form']}>
          <p>
            {student
              ? t(
                  'Give this link to your calendar program: it shows your live lessons and the days on which your work is due, and follows when one is moved. Whoever has the link sees them, so keep it to yourself.',
                )
              : t(
                  'Give this link to your calendar program: it shows your live lessons, and follows when one is moved. Whoever has the link sees them, so keep it to yourself.',
                )}
          </p>
          {path && (
            <Field
              label={t('Your link, shown once')}
              readOnly
              value={`${location.origin}${path}?time_zone=${ownZone()}`}
            />
          )}
          <div className={styles['acts']}>
            <Button tone="main" onClick={() => void make()}>
              {data?.since ? t('Make a new link') : t('Make a link')}
            </Button>
            {data?.since && (
              <Button
                onClick={() => {
                  made.reset();
                  void revoke();
                }}
              >
                {t('Stop the link')}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}
