import type { WorldLetterView } from '@bookgrove/api-client';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { letterPath, libraryPath, paths, readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { worldApi } from '../api.ts';
import { LetterReactionButtons } from '../components/LetterReactionButtons.tsx';
import styles from '../components/Letter.module.css';
import { Stamp } from '../components/Stamp.tsx';
import world from '../components/World.module.css';
import { directionOf, fromWhere, signedBy } from '../signature.ts';

const ListenToLetter = lazy(() => import('../components/ListenToLetter.tsx'));
const ReportLetter = lazy(() => import('../components/ReportLetter.tsx'));

/** One letter of the Dear World Book. */
export default function LetterPage() {
  const { letterId = '' } = useParams();
  const query = worldApi.useGetWorldLetterQuery(letterId);
  return (
    <div className={`wrap ${world['page']}`}>
      <BackLink to={paths.dearWorldBook}>{t('All letters')}</BackLink>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={520} />}
        failed={t('The letter did not load')}
        missing={<NotFoundPage />}
      >
        {(letter) => <Letter key={letter.id} letter={letter} />}
      </QueryView>
    </div>
  );
}

function Letter({ letter }: { letter: WorldLetterView }) {
  const { title, text, language, goal, spoken, newer, older, answers, answered_by } = letter;
  const writes = useSelector(selectUser)?.permissions?.includes('story.write') ?? false;
  const [reporting, setReporting] = useState(false);
  usePageTitle(title);
  return (
    <div className={styles['letter']}>
      <article className={styles['sheet']} dir={directionOf(language)}>
        <div className={styles['top']}>
          <h1 lang={language} dir="auto">
            {title}
          </h1>
          <Stamp>
            <img src={letter.picture} alt={letter.alt} width={158} height={119} />
          </Stamp>
        </div>
        <p className={styles['words']} lang={language} dir="auto">
          {text}
        </p>
        <p className={styles['signed']}>
          <b dir="auto">{signedBy(letter)}</b>
          {fromWhere(letter)}
        </p>
      </article>
      <div className={styles['beside']}>
        <div className={styles['ways']}>
          {spoken !== null && (
            <ButtonLink tone="book" size="lg" icon="audio" to={readPath(spoken)}>
              {t('Hear it from who wrote it')}
            </ButtonLink>
          )}
          <Suspense fallback={null}>
            <ListenToLetter text={`${title}.\n${text}`} language={language} />
          </Suspense>
          {goal !== null && (
            <>
              <p>{t('This letter speaks of a goal for the world:')}</p>
              <ButtonLink tone="soft" to={`${paths.dearWorldBook}?goal=${goal}`}>
                {goalName(goal)}
              </ButtonLink>
              <ButtonLink icon="library" to={libraryPath({ goal: String(goal) })}>
                {t('Books about it')}
              </ButtonLink>
            </>
          )}
        </div>
        {answers && (
          <p>
            {t('This letter answers:')}{' '}
            <Link to={letterPath(answers.id)} lang={answers.language} dir="auto">
              {answers.title}
            </Link>
          </p>
        )}
        <LetterReactionButtons letter={letter} />
        {writes && (
          <ButtonLink tone="main" icon="edit" to={`${paths.writeLetter}?to=${letter.id}`}>
            {t('Write back')}
          </ButtonLink>
        )}
        {answered_by.length > 0 && (
          <section aria-labelledby="answers">
            <h2 id="answers">{t('Answers to this letter')}</h2>
            <ul>
              {answered_by.map((answer) => (
                <li key={answer.id}>
                  <Link to={letterPath(answer.id)} lang={answer.language} dir="auto">
                    {answer.title}
                  </Link>{' '}
                  {[signedBy(answer), fromWhere(answer)].join(' · ')}
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles['turn']}>
          {newer && (
            <ButtonLink icon="before" to={letterPath(newer)}>
              {t('A newer letter')}
            </ButtonLink>
          )}
          {older && (
            <ButtonLink iconEnd="next" to={letterPath(older)}>
              {t('The next letter')}
            </ButtonLink>
          )}
        </div>
        <div className={styles['turn']}>
          <Button tone="plain" icon="print" onClick={() => window.print()}>
            {t('Print')}
          </Button>
          <Button tone="plain" icon="info" onClick={() => setReporting(true)}>
            {t('Report this letter')}
          </Button>
        </div>
        {reporting && (
          <Suspense fallback={null}>
            <ReportLetter id={letter.id} onClose={() => setReporting(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
