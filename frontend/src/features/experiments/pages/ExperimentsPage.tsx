import type { ExperimentCard } from '@bookgrove/api-client';
import { Link, useSearchParams } from 'react-router-dom';
import { experimentPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { pageStyles as pageStyles, PageHead } from '../../content/index.ts';
import { pageLanguage } from '../../../shared/pageLanguage.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useListExperimentsQuery } from '../api.ts';
import styles from '../components/Experiments.module.css';
import { agesOf, timeOf, TOPICS, topicName } from '../labels.ts';

const AGES = [5, 7, 9, 11, 13];

/** All experiments, with filters stored in the address. */
export default function ExperimentsPage() {
  const [params] = useSearchParams();
  const query = useListExperimentsQuery(pageLanguage(params));
  const topic = params.get('topic');
  const age = Number(params.get('age')) || null;
  const alone = params.get('alone') === 'true';
  const short = params.get('short') === 'true';
  const fits = (one: ExperimentCard): boolean =>
    (!topic || one.topic === topic) &&
    (!age || (one.age_min <= age && age <= one.age_max)) &&
    (!alone || !one.adult) &&
    (!short || (one.minutes <= 30 && one.days === 0));
  /** The address with a filter set, or removed where it is set already. */
  const toggled = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (next.get(name) === value) next.delete(name);
    else next.set(name, value);
    return { search: next.toString() };
  };
  return (
    <div className={`wrap ${pageStyles['page']}`}>
      <PageHead
        title={t('Experiments')}
        summary={t('Try it out, look closely, and write down what you find. Everything you need is at home.')}
        art="science"
      />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The experiments did not load')}
        isEmpty={(all) => all.length === 0}
        empty={<State scene="empty" title={t('There are no experiments at the moment')} />}
      >
        {(all) => {
          const found = all.filter(fits);
          return (
            <>
              <div className={styles['filters']}>
                <Chips label={t('What it is about')}>
                  {TOPICS.filter((one) => all.some((card) => card.topic === one)).map((one) => (
                    <Chip
                      key={one}
                      to={toggled('topic', one)}
                      label={topicName(one)}
                      selected={topic === one}
                    />
                  ))}
                </Chips>
                <Chips label={t('How old are you?')}>
                  {AGES.map((one) => (
                    <Chip
                      key={one}
                      to={toggled('age', String(one))}
                      label={t('{age} years', { age: formatNumber(one) })}
                      selected={age === one}
                    />
                  ))}
                </Chips>
                <Chips label={t('What you have')}>
                  <Chip to={toggled('short', 'true')} label={t('Done in half an hour')} selected={short} />
                  <Chip to={toggled('alone', 'true')} label={t('Without a grown-up')} selected={alone} />
                </Chips>
              </div>
              <p className="sr" role="status">
                {t('{count, plural, one {# experiment} other {# experiments}}', { count: found.length })}
              </p>
              {found.length === 0 ? (
                <State
                  scene="no-match"
                  title={t('No experiment fits all of that')}
                  actions={
                    <ButtonLink tone="main" size="lg" to={{ search: '' }}>
                      {t('Show them all')}
                    </ButtonLink>
                  }
                />
              ) : (
                <ul className={styles['cards']}>
                  {found.map((one) => (
                    <Card key={one.slug} experiment={one} />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

function Card({ experiment }: { experiment: ExperimentCard }) {
  const { slug, locale, title, summary, topic, adult } = experiment;
  return (
    <li className={styles['card']}>
      <div className={styles['art']}>
        <Art file="experiments" name={topic} viewBox="0 0 56 56" />
      </div>
      <div className={styles['words']}>
        <h2 lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          <Link to={experimentPath(slug)}>{title}</Link>
        </h2>
        <p lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          {summary}
        </p>
        <ul className={styles['facts']}>
          <li>{agesOf(experiment)}</li>
          <li>{timeOf(experiment)}</li>
          {adult && <li>{t('With a grown-up')}</li>}
        </ul>
      </div>
    </li>
  );
}
