import type { ContentPage as Page } from '@bookgrove/api-client';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { formatDateTime } from '../../../i18n/format.ts';
import { language, t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { pageLanguage } from '../../../shared/pageLanguage.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetPageQuery } from '../api.ts';
import styles from '../components/Page.module.css';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Prose.tsx';
import { CONTENT_PAGES, LANGUAGES } from '../slugs.ts';

// Loaded on demand: each appears on one page only.
const Questions = lazy(async () => ({ default: (await import('../components/Questions.tsx')).Questions }));
const ContactForm = lazy(async () => ({
  default: (await import('../components/ContactForm.tsx')).ContactForm,
}));
const Testimonials = lazy(async () => ({
  default: (await import('../components/Testimonials.tsx')).Testimonials,
}));

type Locale = Page['locale'];

/** A page whose content is stored on the server. */
export default function ContentPage() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const slug = pathname.replaceAll('/', '');
  const query = useGetPageQuery({ slug, locale: pageLanguage(params) });
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={<Waiting />}
        failed={t('The page did not load')}
        missing={<NotFoundPage />}
      >
        {(page) => <PageView page={page} wanted={pageLanguage(params)} />}
      </QueryView>
    </div>
  );
}

function PageView({ page, wanted }: { page: Page; wanted: Locale }) {
  const place = placeName(useTenant());
  usePageTitle(page.title);
  const direction = { lang: page.locale, dir: page.dir };
  return (
    <article className={styles['single']}>
      <PageHead
        title={page.title}
        summary={page.summary.replaceAll('{place}', place)}
        art={CONTENT_PAGES[page.slug] ?? 'all'}
        {...direction}
      />
      <Languages page={page} />
      {page.locale !== wanted && (
        <p className={styles['fallback']} role="note">
          {t('This page has not been translated into {wanted} yet. You are reading it in {given}.', {
            wanted: LANGUAGES[wanted],
            given: LANGUAGES[page.locale],
          })}
        </p>
      )}
      {page.slug === 'faq' ? (
        <Suspense fallback={<SkeletonLine height={480} />}>
          <Questions page={page} />
        </Suspense>
      ) : page.slug === 'contact' ? (
        <div className={styles['split']}>
          <Sections page={page} />
          <Suspense fallback={<SkeletonLine height={320} />}>
            <ContactForm />
          </Suspense>
        </div>
      ) : page.slug === 'testimonials' ? (
        <>
          <Sections page={page} />
          <Suspense fallback={<SkeletonLine height={320} />}>
            <Testimonials />
          </Suspense>
        </>
      ) : page.sections.length > 3 ? (
        <div className={styles['body']}>
          <nav className={styles['contents']} aria-label={t('On this page')}>
            <h2>{t('On this page')}</h2>
            {page.sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`} {...direction}>
                {title}
              </a>
            ))}
          </nav>
          <Sections page={page} />
        </div>
      ) : (
        <Sections page={page} />
      )}
      {page.updated_at && (
        <p className={styles['changed']}>
          {t('Last changed: {when}', { when: formatDateTime(page.updated_at) })}
        </p>
      )}
    </article>
  );
}

function Sections({ page }: { page: Page }) {
  return (
    <div className={styles['sections']} lang={page.locale} dir={page.dir}>
      {page.intro && <Prose html={page.intro} />}
      {page.sections.map(({ id, title, html }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          <Prose html={html} />
        </section>
      ))}
    </div>
  );
}

function Languages({ page }: { page: Page }) {
  const [params] = useSearchParams();
  if (page.locales.length < 2) return null;
  const to = (locale: string) => {
    const next = new URLSearchParams(params);
    if (locale === language()) next.delete('lang');
    else next.set('lang', locale);
    return { search: next.toString() };
  };
  return (
    <nav className={styles['languages']} aria-label={t('Language of this page')}>
      {page.locales.map((locale) => (
        <Link
          key={locale}
          to={to(locale)}
          lang={locale}
          aria-current={locale === page.locale ? 'true' : undefined}
        >
          {LANGUAGES[locale]}
        </Link>
      ))}
    </nav>
  );
}

function Waiting() {
  return (
    <div className={styles['single']} aria-hidden="true">
      <SkeletonLine height={180} />
      <SkeletonLine width={70} />
      <SkeletonLine width={60} />
      <SkeletonLine width={65} />
    </div>
  );
}
