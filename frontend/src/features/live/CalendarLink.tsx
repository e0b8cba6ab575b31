import { useState } from 'react';
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

/** A button that shows the secret calendar address of the person. */
export function CalendarLink() {
  const [open, setOpen] = useState(false);
  const { data } = useGetCalendarFeedQuery(undefined, { skip: !open });
  const [make, made] = useMakeCalendarFeedMutation();
  const [revoke] = useRevokeCalendarFeedMutation();
  const path = made.data?.path;
  return (
    <>
      <Button icon="share" onClick={() => setOpen(true)}>
        {t('My calendar link')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('My calendar link')}>
        <div className={styles['form']}>
          <p>
            {t(
              'Give this link to your calendar program: it shows your live lessons, and follows when one is moved. Whoever has the link sees them, so keep it to yourself.',
            )}
          </p>
          {path && <Field label={t('Your link, shown once')} readOnly value={`${location.origin}${path}`} />}
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
