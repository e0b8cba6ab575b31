import { useState, type FormEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useGetLiveAttendanceQuery, useKeepLiveRecordMutation, type LiveTimeView } from '../api.ts';
import styles from '../Live.module.css';
import { hourIn } from '../times.ts';

/** Who came to a lesson that is over, and its recording. */
export function Attendance({ time }: { time: LiveTimeView }) {
  const query = useGetLiveAttendanceQuery(time.id);
  return (
    <section className={styles['part']} aria-labelledby="attendance">
      <h2 id="attendance">{t('Who came')}</h2>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The list did not load')}
        isEmpty={(people) => people.length === 0}
        empty={<p>{t('Nobody came.')}</p>}
      >
        {(people) => (
          <ul className={styles['rows']}>
            {people.map((person) => (
              <li key={person.id} className={styles['head']}>
                <span dir="auto">{person.name}</span>
                {person.entered_at ? (
                  <Status kind="ok" label={t('From {time}', { time: hourIn(person.entered_at) })} />
                ) : (
                  <Status kind="off" label={t('Not here')} />
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {time.recorded && <Recording time={time} />}
    </section>
  );
}

function Recording({ time }: { time: LiveTimeView }) {
  const { form, errors, settle } = useForm();
  const [url, setUrl] = useState(time.recording_url);
  const [keep, keeping] = useKeepLiveRecordMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep({
      id: time.lesson_id,
      time: time.id,
      liveAfterBody: { recording_url: url },
    }).then(({ error }) => settle(error));
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <Field
        label={t('Address of the recording')}
        type="url"
        value={url}
        error={errors['recording_url']}
        onChange={({ target }) => setUrl(target.value)}
      />
      <Button type="submit" disabled={keeping.isLoading}>
        {t('Keep it')}
      </Button>
    </form>
  );
}
