import type { PageDraft } from '@bookgrove/api-client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import {
  useGetPageDraftQuery,
  usePreviewPageMutation,
  useSavePageMutation,
  Prose,
  LANGUAGES,
} from '../../content/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import styles from '../Inbox.module.css';
import { History } from '../components/History.tsx';

type Locale = PageDraft['locale'];

type Words = Pick<PageDraft, 'title' | 'summary' | 'body'> & { after: number };
type Unsaved = Record<string, Words | undefined>;

/** Editor of a public page in one language, with a preview beside it. */
export default function PageEditorPage() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  // Text typed in one language is preserved when another tab is opened.
  const unsaved = useRef<Unsaved>({});
  const wanted = params.get('locale') ?? '';
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
        {(draft) =>
          // While another language loads, the previous language's text must not appear in its form.
          draft.locale === locale && (
            <Editor key={`${draft.slug} ${draft.locale}`} draft={draft} unsaved={unsaved.current} />
          )
        }
      </QueryView>
    </>
  );
}

function Editor({ draft, unsaved }: { draft: PageDraft; unsaved: Unsaved }) {
  const key = `${draft.slug} ${draft.locale}`;
  // Sends the version on which the text is based; a newer version of somebody else is loaded only after a warning.
  const [words, setWords] = useState<Words>(unsaved[key] ?? { ...draft, after: draft.version });
  const { title, summary, body, after } = words;
  const write = (change: Partial<Words>) => {
    unsaved[key] = { ...words, ...change };
    setWords(unsaved[key]);
  };
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
    setWords({ ...words, after: data.version });
    delete unsaved[key];
    setConflict(false);
    dispatch(showToast('ok', t('The page is saved')));
  };
  const direction = draft.locale === 'ar' ? 'rtl' : 'ltr';
  return (
    <>
      <div className={styles['head']}>
        <h1>{draft.title}</h1>
        <a href={`/${draft.slug}?lang=${draft.locale}`}>{t('See the page')}</a>
      </div>
      <nav className={styles['tabs']} aria-label={t('Language')}>
        {Object.entries(LANGUAGES).map(([value, name]) => (
          <Link
            key={value}
            to={{ search: value === 'en' ? '' : `?locale=${value}` }}
            lang={value}
            aria-current={value === draft.locale ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {draft.locale !== 'en' && draft.from === 'en' && (
        <p className="soft">
          {t('There are no words in this language yet: readers get the English ones, and so does this form.')}
        </p>
      )}
      <div className={styles['editor']}>
        <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
          <Field
            label={t('Title')}
            lang={draft.locale}
            dir={direction}
            maxLength={120}
            value={title}
            error={errors['title']}
            onChange={({ target }) => write({ title: target.value })}
          />
          <TextAreaField
            label={t('What it is about')}
            hint={t('One or two sentences. Search engines show them too.')}
            lang={draft.locale}
            dir={direction}
            rows={3}
            maxLength={300}
            value={summary}
            error={errors['summary']}
            onChange={({ target }) => write({ summary: target.value })}
          />
          <TextAreaField
            label={t('Words')}
            hint={t(
              'Markdown: ## begins a part, ** makes bold, - begins a list, [words](address) is a link.',
            )}
            lang={draft.locale}
            dir={direction}
            rows={22}
            maxLength={60000}
            value={body}
            error={errors['body']}
            onChange={({ target }) => write({ body: target.value })}
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
        <Preview title={title} body={body} lang={draft.locale} dir={direction} />
      </div>
      <History
        entries={draft.history}
        onTake={({ title: earlier, summary: said, body: text }) =>
          write({ title: earlier, summary: said, body: text })
        }
      />
    </>
  );
}

/** Preview of the content, rendered by the server as on the public page. */
function Preview({
  title,
  body,
  lang,
  dir,
}: {
  title: string;
  body: string;
  lang: Locale;
  dir: 'ltr' | 'rtl';
}) {
  const [preview, { data }] = usePreviewPageMutation();
  const settled = useDebounced(body, 500);
  useEffect(() => {
    void preview({ body: settled });
  }, [settled, preview]);
  return (
    <section className={styles['preview']} aria-label={t('Preview')} lang={lang} dir={dir}>
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
