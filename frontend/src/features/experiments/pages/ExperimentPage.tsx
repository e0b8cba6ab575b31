import type { ExperimentView } from '@bookgrove/api-client';
import { LANGUAGE_NAMES } from '@bookgrove/contract';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { bookPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { pageStyles as pageStyles } from '../../content/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { pageLanguage } from '../../../shared/pageLanguage.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetExperimentQuery } from '../api.ts';
import styles from '../components/Experiments.module.css';
import { agesOf, clock, timeOf } from '../labels.ts';

// Loaded on demand: the log is below the instructions, the worksheet is for print, the steps open by a button.
const ExperimentLog = lazy(async () => ({
  default: (await import('../components/ExperimentLog.tsx')).ExperimentLog,
}));
const worksheet = () => import('../components/Worksheet.tsx');
const Worksheet = lazy(async () => ({ default: (await worksheet()).Worksheet }));
const StepByStep = lazy(async () => ({ default: (await import('../components/StepByStep.tsx')).StepByStep }));

const StepPicture = lazy(() => import('../components/StepPicture.tsx'));

/** One experiment: materials, instructions and notes. */
export default function ExperimentPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const wanted = pageLanguage(params);
  const query = useGetExperimentQuery({ slug, locale: wanted });
  return (
    <div className={`wrap ${pageStyles['page']}`}>
      <BackLink to={paths.experiments}>{t('All experiments')}</BackLink>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The experiment did not load')}
        missing={<NotFoundPage />}
      >
        {(experiment) => (
          <>
            {experiment.locale !== wanted && (
              <p className={pageStyles['fallback']} role="note">
                {t('This page has not been translated into {wanted} yet. You are reading it in {given}.', {
                  wanted: LANGUAGE_NAMES[wanted],
                  given: LANGUAGE_NAMES[experiment.locale],
                })}
              </p>
            )}
            <Instructions experiment={experiment} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Instructions({ experiment }: { experiment: ExperimentView }) {
  // Null until first opened: the steps are loaded then, and stay mounted to return the focus.
  const [walking, setWalking] = useState<boolean | null>(null);
  const { title, locale, dir } = experiment;
  usePageTitle(title);
  const written = { lang: locale, dir };
  return (
    <>
      <article className={styles['experiment']}>
        <header className={pageStyles['head']}>
          <div>
            <h1 {...written}>{title}</h1>
            <p {...written}>{experiment.summary}</p>
            <ul className={styles['facts']}>
              <li>{agesOf(experiment)}</li>
              <li>{timeOf(experiment)}</li>
              <li>{experiment.adult ? t('With a grown-up') : t('You can do it alone')}</li>
            </ul>
            <p className={styles['actions']}>
              <Button tone="main" size="lg" iconEnd="next" onClick={() => setWalking(true)}>
                {t('Start, step by step')}
              </Button>
              <Button size="lg" icon="file" onClick={() => void worksheet().then(() => window.print())}>
                {t('Print the worksheet')}
              </Button>
            </p>
          </div>
          <Art file="experiments" name={experiment.topic} viewBox="0 0 56 56" />
        </header>
        <section className={styles['guess']}>
          <h2>{t('Guess first')}</h2>
          <p {...written}>{experiment.question}</p>
        </section>
        <div className={styles['columns']}>
          <section>
            <h2>{t('You need')}</h2>
            <ul className={styles['things']} {...written}>
              {experiment.materials.map((thing) => (
                <li key={thing}>
                  <label>
                    <input type="checkbox" />
                    {thing}
                  </label>
                </li>
              ))}
            </ul>
          </section>
          <section className={styles['safety']}>
            <h2>
              <Icon name="shield" />
              {t('Take care')}
            </h2>
            <ul {...written}>
              {experiment.safety.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
        <section>
          <h2>{t('How it goes')}</h2>
          <ol className={styles['steps']} {...written}>
            {experiment.steps.map(({ text, seconds, picture }, index) => (
              <li key={text}>
                <span className="num" aria-hidden="true">
                  {index + 1}
                </span>
                <p>
                  {text}
                  {seconds > 0 && (
                    <span className={styles['time']} lang={document.documentElement.lang} dir="auto">
                      {t('Timer: {time}', { time: clock(seconds) })}
                    </span>
                  )}
                </p>
                {picture && (
                  <Suspense fallback={<div className={styles['picture']} />}>
                    <div className={styles['picture']}>
                      <StepPicture picture={picture} />
                    </div>
                  </Suspense>
                )}
              </li>
            ))}
          </ol>
        </section>
        <Suspense fallback={<SkeletonLine height={420} />}>
          <ExperimentLog experiment={experiment} />
        </Suspense>
        <section>
          <h2>{t('Why is that?')}</h2>
          <details className={styles['why']}>
            <summary>{t('Show the answer once you have tried it')}</summary>
            <p {...written}>{experiment.why}</p>
          </details>
          {experiment.book && (
            <p>
              {t('A book that goes with it:')}{' '}
              <Link to={bookPath(experiment.book.slug)}>{experiment.book.title}</Link>
            </p>
          )}
        </section>
      </article>
      <Suspense fallback={null}>
        <Worksheet experiment={experiment} />
      </Suspense>
      {walking !== null && (
        <Suspense fallback={null}>
          <StepByStep experiment={experiment} open={walking} onClose={() => setWalking(false)} />
        </Suspense>
      )}
    </>
  );
}
