import type { ExperimentContent, ExperimentDraft } from '@bookgrove/api-client';
import type { Language } from '@bookgrove/contract';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { experimentEditorPath, experimentPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import {
  useGetExperimentDraftQuery,
  useSaveExperimentMutation,
  experimentsStyles as styles,
  TOPICS,
  topicName,
  type Topic,
} from '../../experiments/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import inbox from '../Inbox.module.css';
import { AddressField, BookField } from '../components/fields.tsx';
import { History } from '../components/History.tsx';
import { LanguageTabs } from '../components/LanguageTabs.tsx';
import { ExperimentTextFields } from './ExperimentTextFields.tsx';

const NEW: ExperimentDraft = {
  slug: '',
  version: 0,
  history: [],
  content: {
    topic: 'water',
    age_min: 6,
    age_max: 12,
    minutes: 20,
    days: 0,
    adult: false,
    goal: 4,
    book: null,
    hidden: true,
    timers: [0],
    words: [],
  },
};

/** Editor of an experiment in its languages; without a slug, of a new one. */
export default function ExperimentEditorPage() {
  const { slug = '' } = useParams();
  const query = useGetExperimentDraftQuery(slug, { skip: slug === '' });
  return (
    <>
      <Link className={inbox['back']} to={paths.platformExperiments}>
        <Icon name="before" />
        {t('Experiments')}
      </Link>
      {slug === '' ? (
        <Editor draft={NEW} />
      ) : (
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={320} />}
          failed={t('The experiment did not load')}
          missing={<State scene="no-match" asPage title={t('There is no such experiment')} />}
        >
          {(draft) => <Editor key={draft.slug} draft={draft} />}
        </QueryView>
      )}
    </>
  );
}

function Editor({ draft }: { draft: ExperimentDraft }) {
  const [content, setContent] = useState<ExperimentContent>(draft.content);
  const [slug, setSlug] = useState(draft.slug);
  const [language, setLanguage] = useState<Language>('en');
  const [after, setAfter] = useState(draft.version);
  const [conflict, setConflict] = useState(false);
  const [save, { isLoading }] = useSaveExperimentMutation();
  const { form, errors, settle } = useForm();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const change = (part: Partial<ExperimentContent>) => setContent({ ...content, ...part });
  const wrong = (field: string) => errors[`content.${field}`] ?? errors[field];
  const english = content.words.find(({ locale }) => locale === 'en');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const steps = english?.steps.filter((step) => step.trim() !== '').length ?? 0;
    const timers = Array.from({ length: steps }, (_, index) => content.timers[index] ?? 0);
    const { data, error } = await save({
      slug: slug || 'new',
      experimentBody: { after: conflict ? draft.version : after, content: { ...content, timers } },
    });
    if (error && 'status' in error && error.status === 409) setConflict(true);
    if (!settle(error) || !data) return;
    setAfter(data.version);
    setConflict(false);
    dispatch(showToast('ok', t('The experiment is saved')));
    if (!draft.slug) void navigate(experimentEditorPath(slug), { replace: true });
  };
  const number = (label: string, field: 'age_min' | 'age_max' | 'minutes' | 'days' | 'goal') => (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      value={content[field]}
      error={wrong(field)}
      onChange={({ target }) => change({ [field]: target.valueAsNumber || 0 })}
    />
  );
  return (
    <>
      <div className={inbox['head']}>
        <h1>{english?.title || t('New experiment')}</h1>
        {draft.slug && !draft.content.hidden && (
          <Link to={experimentPath(draft.slug)}>{t('See the page')}</Link>
        )}
      </div>
      <form ref={form} className={styles['editor']} noValidate onSubmit={(event) => void submit(event)}>
        {!draft.slug && (
          <AddressField value={slug} error={errors['slug']} example="floating-egg" onChange={setSlug} />
        )}
        <div className={styles['numbers']}>
          <SelectField
            label={t('What it is about')}
            value={content.topic}
            onChange={({ target }) => change({ topic: target.value as Topic })}
          >
            {TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {topicName(topic)}
              </option>
            ))}
          </SelectField>
          {number(t('Youngest age'), 'age_min')}
          {number(t('Oldest age'), 'age_max')}
          {number(t('Minutes of work'), 'minutes')}
          {number(t('Days of looking'), 'days')}
          {number(t('Global goal, 1 to 17'), 'goal')}
        </div>
        <BookField
          value={content.book ?? ''}
          error={wrong('book')}
          onChange={(book) => change({ book: book || null })}
        />
        <Field
          label={t('Seconds to wait at each step, with commas; 0 for no timer')}
          value={content.timers.join(', ')}
          error={wrong('timers')}
          onChange={({ target }) =>
            change({ timers: target.value.split(',').map((part) => Number.parseInt(part, 10) || 0) })
          }
        />
        <Checkbox
          label={t('A grown-up has to be there')}
          checked={content.adult}
          onChange={({ target }) => change({ adult: target.checked })}
        />
        <Checkbox
          label={t('Hidden: nobody finds it yet')}
          checked={content.hidden}
          onChange={({ target }) => change({ hidden: target.checked })}
        />
        <LanguageTabs language={language} onChange={setLanguage} />
        {wrong('words') && <p role="alert">{wrong('words')}</p>}
        {wrong('steps') && <p role="alert">{wrong('steps')}</p>}
        <ExperimentTextFields
          key={language}
          language={language}
          words={content.words}
          errors={errors}
          onChange={(words) => change({ words })}
        />
        {conflict && (
          <p role="alert">
            {t(
              'Somebody else saved this experiment meanwhile. Look at the newest version below; saving again puts yours after it.',
            )}
          </p>
        )}
        <p>
          <Button type="submit" tone="main" disabled={isLoading}>
            {conflict ? t('Save mine after it') : t('Save')}
          </Button>
        </p>
      </form>
      <History entries={draft.history} onTake={(entry) => setContent(entry.content)} />
    </>
  );
}
