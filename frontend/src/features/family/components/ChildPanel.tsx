import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { bookPath, myWordsPath, readingLogPath } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { readingStateText, stateKind, stateName } from '../../../shared/readingStateLabels.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { TeacherNames } from '../../../ui/TeacherNames.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useEndGuardianLinkMutation, useGetChildQuery, type ChildDetail } from '../api.ts';
import { nameOf, relationshipName } from '../../../shared/family/familyLabels.ts';
import { ConsentList } from './ConsentList.tsx';
import { ReasonDialog } from '../../../shared/family/ReasonDialog.tsx';
import styles from '../../../shared/family/Family.module.css';

/** One child of the family: teachers, reading, consents. */
export function ChildPanel({ studentId, asked }: { studentId: string; asked: readonly string[] }) {
  const query = useGetChildQuery(studentId);
  return (
    <QueryView
      query={query}
      failed={t('This child did not load')}
      skeleton={
        <div className={styles['hero']} aria-hidden="true">
          <SkeletonLine width={60} />
        </div>
      }
    >
      {(child) => (
        <>
          <div className={styles['hero']}>
            <Avatar person={child} size={96} round />
            <div>
              <h2>{nameOf(child)}</h2>
              {child.classes.map(({ name, year, teachers }) => (
                <p key={name + year} className={styles['facts']}>
                  <span>{t('{name}, {year}', { name, year })}</span>
                  {teachers.length > 0 && <TeacherNames teachers={teachers} />}
                </p>
              ))}
            </div>
          </div>
          <div className={styles['columns']}>
            <Reading child={child} />
            <section className={styles['section']}>
              <h2>{t('What you allow')}</h2>
              <p>
                {child.permissions.includes('consent')
                  ? t('Each is by itself. You can withdraw any of them at any time.')
                  : t('Another guardian answers these for {name}.', { name: child.first_name })}
              </p>
              <ConsentList studentId={child.id} asked={asked} />
              <Leave child={child} />
            </section>
          </div>
        </>
      )}
    </QueryView>
  );
}

function Reading({ child }: { child: ChildDetail }) {
  const { reading, first_name } = child;
  return (
    <section className={styles['section']}>
      <h2>{t('What {name} reads', { name: first_name })}</h2>
      {reading !== null && (
        <p>
          <TextLink iconEnd="next" to={readingLogPath(child.id)}>
            {t('Minutes and books by week')}
          </TextLink>{' '}
          <TextLink iconEnd="next" to={myWordsPath(child.id)}>
            {t('Words that {name} keeps', { name: first_name })}
          </TextLink>
        </p>
      )}
      {reading === null ? (
        <p>{t('The school has not opened this to you. Ask the office if you think it should.')}</p>
      ) : reading.length === 0 ? (
        <p>{t('Nothing yet. The first book that {name} opens appears here.', { name: first_name })}</p>
      ) : (
        <ul className={styles['books']}>
          {reading.map((book) => (
            <li key={book.book_id}>
              <Cover book={book} sizes="66px" decorative className={styles['cover']} />
              <div>
                <Link to={bookPath(book.slug)} dir="auto" lang={book.language}>
                  {book.title}
                </Link>
                {book.state === 'reading' ? (
                  <>
                    <Progress
                      label={t('{title}: read so far', { title: book.title })}
                      value={book.percentage}
                      className={styles['bar']}
                    />
                    <small className="num">
                      {t('{percent} % read, {when}', {
                        percent: Math.round(book.percentage),
                        when: formatAgo(book.read_at),
                      })}
                    </small>
                  </>
                ) : (
                  <p className={styles['standing']}>
                    <Status kind={stateKind(book.state)} label={stateName(book.state)} />
                    <small className="num">{readingStateText(book, book.percentage)}</small>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Leave({ child }: { child: ChildDetail }) {
  const [open, setOpen] = useState(false);
  const [end, { isLoading }] = useEndGuardianLinkMutation();
  const dispatch = useDispatch();
  const leave = async (reason: string) => {
    const result = await end({ id: child.link_id, reasonBody: { reason } });
    if (result.error) dispatch(showToast('bad', normalizeError(result.error).message));
    else
      dispatch(
        showToast('ok', t('You are no guardian of {name} here any more.', { name: child.first_name })),
      );
    setOpen(false);
  };
  return (
    <p style={{ marginTop: 28 }}>
      <span>
        {t('You are here as: {relationship}.', { relationship: relationshipName(child.relationship) })}
      </span>{' '}
      <Button tone="plain" onClick={() => setOpen(true)}>
        {t('Leave {name}’s family here', { name: child.first_name })}
      </Button>
      <ReasonDialog
        key={String(open)}
        open={open}
        title={t('Leave {name}’s family here?', { name: child.first_name })}
        text={t(
          'You will see nothing of {name} any more, at once. Coming back needs a new code from the school.',
          {
            name: child.first_name,
          },
        )}
        action={t('Leave')}
        busy={isLoading}
        onClose={() => setOpen(false)}
        onReason={(reason) => void leave(reason)}
      />
    </p>
  );
}
