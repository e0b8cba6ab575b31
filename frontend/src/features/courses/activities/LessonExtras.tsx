import { useState } from 'react';
import { liveRoomPath } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import type { LessonView } from '../api.ts';
import lessonStyles from '../components/Lesson.module.css';
import styles from './Activity.module.css';

type Section = LessonView['sections'][number];

/** A live lesson on the page: when it is, the way to its room, and its recording. */
export function LiveSection({ live, onAttended }: { live: Section['live']; onAttended?: () => void }) {
  if (!live)
    return (
      <section className={lessonStyles['box']}>
        <p>{t('This live lesson is not here any more.')}</p>
      </section>
    );
  return (
    <section className={lessonStyles['box']}>
      <h2 dir="auto">{live.title}</h2>
      <p className="num">{live.starts_at ? formatDateTime(live.starts_at) : t('No time is planned.')}</p>
      {live.attended && <p>{t('You were there.')}</p>}
      <div className="row">
        {live.time_id && (
          <ButtonLink tone="main" to={liveRoomPath(live.time_id)}>
            {t('To the room')}
          </ButtonLink>
        )}
        {live.recording_url && (
          <a href={live.recording_url} target="_blank" rel="noreferrer">
            {t('Watch the recording')}
          </a>
        )}
        {onAttended && (live.attended || live.recording_url) && (
          <Button onClick={onAttended}>{t('I was there or watched it')}</Button>
        )}
      </div>
    </section>
  );
}

/** A page of another site, which is loaded when somebody asks for it. */
export function EmbedSection({ embed, onOpen }: { embed: Section['embed']; onOpen?: () => void }) {
  const [shown, setShown] = useState(false);
  if (!embed)
    return (
      <section className={lessonStyles['box']}>
        <p>{t('Your school has not switched on pages of other sites.')}</p>
      </section>
    );
  return (
    <section className={lessonStyles['box']}>
      {shown ? (
        <iframe
          className={styles['frame']}
          src={embed.frame}
          title={embed.host}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          referrerPolicy="no-referrer"
          allow="fullscreen"
        />
      ) : (
        <>
          <p>{t('It comes from another site, which learns that somebody opened it.')}</p>
          <p>
            <Button
              tone="main"
              onClick={() => {
                setShown(true);
                onOpen?.();
              }}
            >
              {t('Show the page of {host}', { host: embed.host })}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
