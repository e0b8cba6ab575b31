import type { ResourceListItem } from '@bookgrove/api-client';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  RESOURCE_KINDS,
  RESOURCE_SUBJECTS,
  RESOURCE_USES,
  type ResourceKind,
} from '@bookgrove/contract';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { canUpload, selectUser } from '../../../api/session.ts';
import { paths, resourcePath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { pageStyles as pageStyles, PageHead } from '../../content/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { useLeaving } from '../../../shared/useLeaving.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { resourcesApi } from '../api.ts';
import { Thumb } from '../components/ResourcePreview.tsx';
import styles from '../components/ResourcesPage.module.css';
import { agesLabel, fileSummary, kindLabel, subjectLabel, lessonLabel } from '../labels.ts';

const SIZE = 24;
const AGES = [4, 6, 8, 10, 12, 14, 16] as const;

/** All resources that the reader may find. */
export default function ResourcesPage() {
  const [params, setParams] = useSearchParams();
  const user = useSelector(selectUser);
  const kind = (RESOURCE_KINDS as readonly string[]).includes(params.get('kind') ?? '')
    ? (params.get('kind') as ResourceKind)
    : undefined;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const text = (name: string) => params.get(name) || undefined;
  const query = resourcesApi.useListResourcesQuery({
    limit: SIZE,
    offset: (page - 1) * SIZE,
    ...(kind && { kind }),
    ...(text('search') && { search: text('search')! }),
    ...(text('age') && { age: Number(text('age')) }),
    ...(text('language') && { language: text('language') as 'en' }),
    ...(text('subject') && { subject: text('subject') as 'reading' }),
    ...(text('use') && { use: text('use') as 'begin' }),
    ...(text('goal') && { goal: Number(text('goal')) }),
  });
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const filtered = [...params.keys()].some((name) => name !== 'page');
  const kinds = query.data?.kinds ?? [];
  const withKind = (one?: ResourceKind) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (one) next.set('kind', one);
    else next.delete('kind');
    return { search: next.toString() };
  };
  return (
    <div className={`wrap ${pageStyles['page']}`}>
      <PageHead
        title={t('To learn with')}
        summary={t('Slides, worksheets, pictures and sounds that teachers share.')}
        art="science"
      />
      <p className={styles['ways']}>
        {canUpload(user) && (
          <ButtonLink to={paths.uploadContent} tone="main" icon="upload">
            {t('Put something in')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.films}>{t('Impact films')}</ButtonLink>
      </p>
      <div className={styles['filters']}>
        <Chips label={t('What it is')}>
          <Chip
            to={withKind()}
            label={t('Everything')}
            selected={!kind}
            count={kinds.reduce((sum, { count }) => sum + count, 0)}
          />
          {kinds.map((one) => (
            <Chip
              key={one.kind}
              to={withKind(one.kind)}
              label={kindLabel(one.kind)}
              count={one.count}
              selected={kind === one.kind}
            />
          ))}
        </Chips>
        <div className={styles['narrow']}>
          <SearchField value={text('search') ?? ''} onChange={(value) => set('search', value)} />
          <Choice
            name="age"
            label={t('Age')}
            params={params}
            set={set}
            options={AGES.map((age) => [String(age), t('{age} years', { age })])}
          />
          <Choice
            name="language"
            label={t('Language')}
            params={params}
            set={set}
            options={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]])}
          />
          <Choice
            name="subject"
            label={t('Subject')}
            params={params}
            set={set}
            options={RESOURCE_SUBJECTS.map((one) => [one, subjectLabel(one)])}
          />
          <Choice
            name="use"
            label={t('Part of the lesson')}
            params={params}
            set={set}
            options={RESOURCE_USES.map((one) => [one, lessonLabel(one)])}
          />
          <Choice
            name="goal"
            label={t('Goal')}
            params={params}
            set={set}
            options={Array.from({ length: 17 }, (_, goal) => [String(goal + 1), goalName(goal + 1)])}
          />
        </div>
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('What is to learn with did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('There is nothing to learn with yet')} />}
        {...(filtered && {
          noMatch: (
            <State
              scene="no-match"
              title={t('Nothing is like that')}
              actions={<ButtonLink to={paths.resources}>{t('Show everything')}</ButtonLink>}
            />
          ),
        })}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['cards']}>
              {results.map((item) => (
                <Card key={item.id} item={item} />
              ))}
            </ul>
            {count > SIZE && <Pager count={count} size={SIZE} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** The text of the field is put into the address a moment later. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, 300);
  const leaving = useLeaving();
  useEffect(() => {
    if (!leaving && settled.trim() !== value) onChange(settled.trim());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address follows the field, not the other way round
  }, [settled, leaving]);
  return (
    <Field
      label={t('Search')}
      type="search"
      icon="search"
      value={typed}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

function Choice({
  name,
  label,
  params,
  set,
  options,
}: {
  name: string;
  label: string;
  params: URLSearchParams;
  set: (name: string, value: string) => void;
  options: (readonly [string, string] | string[])[];
}) {
  return (
    <SelectField
      label={label}
      value={params.get(name) ?? ''}
      onChange={({ target }) => set(name, target.value)}
    >
      <option value="">{t('All')}</option>
      {options.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
}

function Card({ item }: { item: ResourceListItem }) {
  const written = { lang: item.language || undefined, dir: 'auto' as const };
  return (
    <li className={styles['card']}>
      <Thumb kind={item.kind} preview={item.preview} />
      <div className={styles['words']}>
        <span className={styles['facts']}>
          {[kindLabel(item.kind), fileSummary(item)].filter(Boolean).join(' · ')}
        </span>
        <h2 {...written}>
          <Link to={resourcePath(item.id)}>{item.title}</Link>
        </h2>
        <p {...written}>{item.summary}</p>
        <span className={styles['facts']}>
          {[agesLabel(item.age_min, item.age_max), ...item.subjects.map(subjectLabel)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </li>
  );
}
