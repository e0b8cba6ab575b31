import type { FilmDraft } from '@bookgrove/api-client';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@bookgrove/contract';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { filmPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import {
  useChangeFilmMutation,
  useGetFilmDraftQuery,
  useCreateFilmMutation,
  useRemoveFilmMutation,
  filmsStyles as styles,
} from '../../films/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { GoalPicker } from '../../../shared/wizard/GoalPicker.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import inbox from '../Inbox.module.css';
import { AddressField, BookField } from '../components/fields.tsx';
import { LanguageTabs } from '../components/LanguageTabs.tsx';
import { FilmFiles } from './FilmFiles.tsx';

/** Editor of a film with its files and texts; `new` creates one. */
export default function FilmEditorPage() {
  const { filmId = 'new' } = useParams();
  const root = useLocation().pathname.startsWith('/admin-panel') ? '/admin-panel/films' : '/admin/films';
  const query = useGetFilmDraftQuery(filmId, { skip: filmId === 'new' });
  return (
    <>
      <Link className={inbox['back']} to={root}>
        <Icon name="before" />
        {t('Films')}
      </Link>
      {filmId === 'new' ? (
        <Begin root={root} />
      ) : (
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={320} />}
          failed={t('The film did not load')}
          missing={<State scene="no-match" asPage title={t('There is no such film')} />}
        >
          {(draft) => (
            <>
              <div className={inbox['head']}>
                <h1>{draft.title}</h1>
                {draft.published && <Link to={filmPath(draft.slug)}>{t('See the page')}</Link>}
              </div>
              <FilmFiles draft={draft} refetch={() => void query.refetch()} />
              <Words key={draft.id} draft={draft} root={root} />
            </>
          )}
        </QueryView>
      )}
    </>
  );
}

function Begin({ root }: { root: string }) {
  const [slug, setSlug] = useState('');
  const [title, setTitle] = useState('');
  const [locale, setLocale] = useState<Language>('en');
  const [make, { isLoading }] = useCreateFilmMutation();
  const { form, errors, settle } = useForm();
  const navigate = useNavigate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = await make({ slug, title, locale });
    if (settle(error) && data) void navigate(`${root}/${data.id}`, { replace: true });
  };
  return (
    <>
      <div className={inbox['head']}>
        <h1>{t('New film')}</h1>
      </div>
      <form ref={form} className={styles['editor']} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('Title')}
          maxLength={80}
          value={title}
          error={errors['title']}
          onChange={({ target }) => setTitle(target.value)}
        />
        <SelectField
          label={t('Language of the title')}
          value={locale}
          onChange={({ target }) => setLocale(target.value as Language)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <AddressField value={slug} error={errors['slug']} example="our-well" onChange={setSlug} />
        <p>
          <Button type="submit" tone="main" disabled={isLoading}>
            {t('Begin')}
          </Button>
        </p>
      </form>
    </>
  );
}

const EMPTY = { title: '', summary: '', cards: [] as string[] };

function Words({ draft, root }: { draft: FilmDraft; root: string }) {
  const [words, setWords] = useState(draft.words);
  const [book, setBook] = useState(draft.book ?? '');
  const [goals, setGoals] = useState(draft.goals);
  const [published, setPublished] = useState(draft.published);
  const [language, setLanguage] = useState<Language>(draft.words[0]?.locale ?? 'en');
  const [change, { isLoading }] = useChangeFilmMutation();
  const [remove] = useRemoveFilmMutation();
  const [sure, setSure] = useState(false);
  const { form, errors, settle } = useForm();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const index = words.findIndex(({ locale }) => locale === language);
  const own = words[index];
  const set = (part: Partial<typeof EMPTY>) =>
    setWords(words.map((one) => (one.locale === language ? { ...one, ...part } : one)));
  const written = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await change({
      id: draft.id,
      filmChange: { version: draft.version, book: book.trim() || null, goals, published, words },
    });
    if (settle(error)) dispatch(showToast('ok', t('The film is saved')));
  };
  return (
    <form ref={form} className={styles['editor']} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('Words')}</h2>
      <LanguageTabs language={language} onChange={setLanguage} />
      {own ? (
        <>
          <Field
            {...written}
            label={t('Title')}
            maxLength={80}
            value={own.title}
            error={errors[`words.${index}.title`]}
            onChange={({ target }) => set({ title: target.value })}
          />
          <TextAreaField
            {...written}
            label={t('What it is about')}
            rows={3}
            maxLength={400}
            value={own.summary}
            error={errors[`words.${index}.summary`]}
            onChange={({ target }) => set({ summary: target.value })}
          />
          <TextAreaField
            {...written}
            label={t('Cards: questions to talk about')}
            hint={t('One on each line.')}
            rows={5}
            value={own.cards.join('\n')}
            error={errors[`words.${index}.cards`]}
            onChange={({ target }) => set({ cards: target.value.split('\n') })}
          />
        </>
      ) : (
        <p>
          <Button onClick={() => setWords([...words, { ...EMPTY, locale: language }])}>
            {t('Begin writing')}
          </Button>
        </p>
      )}
      <BookField value={book} error={errors['book']} onChange={setBook} />
      <GoalPicker chosen={goals} onChange={setGoals} />
      <Checkbox
        label={t('Shown: everybody here finds it')}
        checked={published}
        onChange={({ target }) => setPublished(target.checked)}
      />
      {errors['published'] && <p role="alert">{errors['published']}</p>}
      <p className={inbox['choose']}>
        <Button type="submit" tone="main" disabled={isLoading}>
          {t('Save')}
        </Button>
        {sure ? (
          <Button
            onClick={() =>
              void remove(draft.id).then(({ error }) => {
                if (settle(error)) void navigate(root, { replace: true });
              })
            }
          >
            {t('Yes, delete it for good')}
          </Button>
        ) : (
          <Button onClick={() => setSure(true)}>{t('Delete the film')}</Button>
        )}
      </p>
    </form>
  );
}
