import { useState } from 'react';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { workApi, type OwnHelp, type TodayThing } from '../api.ts';
import { AskForHelpDialog } from './AskForHelpDialog.tsx';
import styles from './Today.module.css';

/** The first teacher of a class, or what a teacher is called without a name. */
const teacherOf = (classes: OwnHelp['classes'], id: string): string =>
  classes.find((one) => one.id === id)?.teachers[0] ?? t('your teacher');

/** Lets a student ask the teacher for help with one of these things or something else, and shows what they have asked. Nothing while nobody can be asked. */
export function AskForHelp({ things }: { things: TodayThing[] }) {
  const { data: help } = workApi.useGetOwnHelpQuery();
  const [takeBack, { isLoading, isError }] = workApi.useTakeBackHelpRequestMutation();
  const [asking, setAsking] = useState(false);
  if (!help || help.classes.length + help.requests.length === 0) return null;
  const { classes, requests } = help;
  return (
    <section className={styles['stuck']}>
      <Art file="login" name="teacher" viewBox="0 40 224 224" className={styles['teacher']} />
      <div>
        <h2>{t('Stuck on something?')}</h2>
        {classes[0] && (
          <p>{t('Tell {name}. Your teacher sees which work you mean.', { name: classes[0].teachers[0]! })}</p>
        )}
      </div>
      {classes.length > 0 && (
        <Button icon="hand" onClick={() => setAsking(true)}>
          {t('Ask for help')}
        </Button>
      )}
      {requests.length > 0 && (
        <ul className={styles['asked']}>
          {requests.map(({ id, class_id, title, words, asked_at }) => (
            <li key={id}>
              <span>
                <b dir="auto">{title || t('Something else')}</b>
                <br />
                {t('You asked {name}: {time}', {
                  name: teacherOf(classes, class_id),
                  time: formatDateTime(asked_at),
                })}
                {words && <bdi> “{words}”</bdi>}
              </span>
              <Button
                size="sm"
                icon="undo"
                disabled={isLoading}
                aria-label={t('Take it back: {title}', { title: title || t('Something else') })}
                onClick={() => void takeBack(id)}
              >
                {t('Take it back')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isError && <p role="alert">{t('It was not taken back. Please try again.')}</p>}
      {asking && <AskForHelpDialog classes={classes} things={things} onClose={() => setAsking(false)} />}
    </section>
  );
}
