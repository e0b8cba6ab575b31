import type { PageDraft } from '@bookgrove/api-client';
import { useEffect, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useGetPageDraftQuery, usePreviewPageMutation, useSavePageMutation } from '../../content/api.ts';
import { Prose } from '../../content/components/Prose.tsx';
import { useForm } from '../../content/components/useForm.ts';
import { LANGUAGES } from '../../content/slugs.ts';
import styles from '../Inbox.module.css';

type Locale = PageDraft['locale'];

/** Writes one public page in one language, with what it will look like beside it. */
export default function PageEditorPage() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('lang') ?? '';
  const locale = (wanted in LANGUAGES ? wanted : 'en') as Locale;
  const query = useGetPageDraftQuery({ slug, locale });
  return (
    <>
      <Link
        className={styles['back']}
        to={pathname.startsWith('/admin-panel') ? '/admin-panel/pages' : '/admin/pages'}
      >
        <Icon name="before" />
        {t('Pages')}
      </Link>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The page did not load')}
        missing={
          <State scene="no-match" asPage title={t('This page is not yours to write')}>
            <p>{t('It is the same for every school.')}</p>
          </State>
        }
      >
        {(draft) => (
          <Editor
            key={`${draft.slug} ${draft.locale}`}
            draft={draft}
            onLocale={(next) => setParams(next === 'en' ? {} : { lang: next })}
          />
        )}
      </QueryView>
    </>
  );
}

function Editor({ draft, onLocale }: { draft: PageDraft; onLocale: (locale: string) => void }) {
  const [title, setTitle] = useState(draft.title);
  const [summary, setSummary] = useState(draft.summary);
  const [body, setBody] = useState(draft.body);
  // The version that these words were written from. Somebody else's newer one is taken up only after a warning.
  const [after, setAfter] = useState(draft.version);
  const [conflict, setConflict] = useState(false);
  const [save, { isLoading }] = useSavePageMutation();
  const { form, errors, settle } = useForm();
  const dispatch = useDispatch();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = await save({
      slug: draft.slug,
      pageBody: { locale: draft.locale, after: conflict ? draft.version : after, title, summary, body },
    });
    if (error && 'status' in error && error.status === 409) setConflict(true);
    if (!settle(error) || !data) return;
    setAfter(data.version);
    setConflict(false);
    dispatch(showToast('ok', t('The page is saved')));
  };
  const direction = draft.locale === 'ar' ? 'rtl' : 'ltr';
  return (
    <>
      <div className={styles['head']}>
        <h1>{draft.title}</h1>
        <a href={`/${draft.slug}${draft.locale === 'en' ? '' : `?lang=${draft.locale}`}`}>
          {t('See the page')}
        </a>
      </div>
      <div className={styles['editor']}>
        <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
          <SelectField
            label={t('Language')}
            value={draft.locale}
            onChange={({ target }) => onLocale(target.value)}
          >
            {Object.entries(LANGUAGES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('Title')}
            dir={direction}
            maxLength={120}
            value={title}
            error={errors['title']}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextAreaField
            label={t('What it is about')}
            hint={t('One or two sentences. Search engines show them too.')}
            dir={direction}
            rows={3}
            maxLength={300}
            value={summary}
            error={errors['summary']}
            onChange={({ target }) => setSummary(target.value)}
          />
          <TextAreaField
            label={t('Words')}
            hint={t(
              'Markdown: ## begins a part, ** makes bold, - begins a list, [words](address) is a link.',
            )}
            dir={direction}
            rows={22}
            maxLength={60000}
            value={body}
            error={errors['body']}
            onChange={({ target }) => setBody(target.value)}
          />
          {conflict && (
            <p role="alert">
              {t(
                'Somebody else saved this page meanwhile. Look at the newest version below; saving again puts yours after it.',
              )}
            </p>
          )}
          <p>
            <Button type="submit" tone="main" disabled={isLoading}>
              {conflict ? t('Save mine after it') : t('Save')}
            </Button>
          </p>
        </form>
        <Preview title={title} body={body} dir={direction} />
      </div>
      <History
        draft={draft}
        onTake={(entry) => {
          setTitle(entry.title);
          setSummary(entry.summary);
          setBody(entry.body);
          dispatch(showToast('ok', t('The earlier words are in the form. Save to show them again.')));
        }}
      />
    </>
  );
}

/** What the words will look like; the server makes it, as it makes the page. */
function Preview({ title, body, dir }: { title: string; body: string; dir: 'ltr' | 'rtl' }) {
  const [preview, { data }] = usePreviewPageMutation();
  const settled = useDebounced(body, 500);
  useEffect(() => {
    void preview({ body: settled });
  }, [settled, preview]);
  return (
    <section className={styles['preview']} aria-label={t('Preview')} dir={dir}>
      <h2>{title}</h2>
      {data ? (
        <>
          <Prose html={data.intro} />
          {data.sections.map(({ id, title: heading, html }) => (
            <div key={id}>
              <h3>{heading}</h3>
              <Prose html={html} />
            </div>
          ))}
        </>
      ) : (
        <SkeletonLine height={120} />
      )}
    </section>
  );
}

function History({
  draft,
  onTake,
}: {
  draft: PageDraft;
  onTake: (entry: PageDraft['history'][number]) => void;
}) {
  return (
    <section className={styles['history']}>
      <h2>{t('History')}</h2>
      {draft.history.length === 0 ? (
        <p>{t('Nobody has written here yet; the words that came along are shown.')}</p>
      ) : (
        <ul>
          {draft.history.map((entry) => (
            <li key={entry.version}>
              <span>
                {t('Version {version}, {name}, {when}', {
                  version: entry.version,
                  name: entry.editor_name,
                  when: formatDateTime(entry.created_at),
                })}
              </span>
              <Button size="sm" onClick={() => onTake(entry)}>
                {t('Take these words')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
