import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { bookPath, charityPath, projectGivePath, projectPath } from '../../../app/paths.ts';
import { language, t } from '../../../i18n/index.ts';
import { GivingCover } from '../../../shared/giving/Drawings.tsx';
import { Paragraphs } from '../../../shared/giving/GivingPage.tsx';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { DownloadLink } from '../../../ui/DownloadLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { Supporters, useMayGive } from '../../donations/index.ts';
import { useGetFundraiserQuery, type FundraiserView } from '../api.ts';
import styles from './Fundraiser.module.css';

const ReportFundraiser = lazy(() => import('./ReportFundraiser.tsx'));

/** Drawn animals that stand for the children of a class: no photos and no names. */
const CLASSMATES = ['fox', 'owl', 'bear', 'rabbit', 'cat', 'frog'];

/** The page on which a class or a student raises money. Children see what it does, and nothing of money or donors. */
export default function FundraiserPage() {
  const { slug = '' } = useParams();
  const query = useGetFundraiserQuery(slug);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={720} />}
      failed={t('The page did not load')}
      missing={<NotFoundPage />}
    >
      {(page) => <Fundraiser page={page} />}
    </QueryView>
  );
}

function Fundraiser({ page }: { page: FundraiserView }) {
  const { title, project, message } = page;
  usePageTitle(title);
  const child = useSelector(selectUser)?.role === 'student';
  const [reporting, setReporting] = useState(false);
  const [lead = '', ...rest] = message.split(/\n\s*\n/);
  return (
    <article className={`wrap ${styles['page']}`}>
      <header className={styles['hero']}>
        <div>
          <h1 dir="auto">{title}</h1>
          {lead && (
            <p className={styles['lead']} dir="auto">
              {lead}
            </p>
          )}
          <HowFar page={page} child={child} />
        </div>
        <GivingCover of={{ ...project, cover_alt: '' }} className={styles['scene']} eager />
      </header>
      {page.book && (
        <section className={styles['book']} aria-labelledby="our-book">
          {page.book.cover && <img src={page.book.cover} alt="" loading="lazy" />}
          <div>
            <h2 id="our-book">{t('Our book')}</h2>
            <p>
              <b dir="auto">{page.book.title}</b>
            </p>
            <p dir="auto">{page.book.summary}</p>
            <ButtonLink tone="main" icon="read" to={bookPath(page.book.id)}>
              {t('Read it')}
            </ButtonLink>
          </div>
        </section>
      )}
      {rest.length > 0 && <Paragraphs text={rest.join('\n\n')} />}
      <div className={styles['halves']}>
        {child ? null : <HowWeGotThere page={page} />}
        <section>
          <h2>{t('What it is for')}</h2>
          <p className={styles['trust']}>
            <Icon name="shield" />
            <span>
              <b>
                <TextLink to={projectPath(project.slug)}>{project.title}</TextLink>
              </b>
              {project.charity.registration_number
                ? t('The money goes to {charity}, charity {number}. It never goes to a child.', {
                    charity: project.charity.name,
                    number: project.charity.registration_number,
                  })
                : t('The money goes to {charity}. It never goes to a child.', {
                    charity: project.charity.name,
                  })}{' '}
              <TextLink to={charityPath(project.charity.slug)}>{t('About the charity')}</TextLink>
            </span>
          </p>
          {!child && <Supporters of={{ project: project.slug, fundraiser: page.slug }} />}
        </section>
      </div>
      {page.children !== null && page.class_name && (
        <section>
          <h2>
            <bdi>{page.class_name}</bdi>{' '}
            <small>{t('{count, plural, one {# child} other {# children}}', { count: page.children })}</small>
          </h2>
          <ul className={styles['faces']} aria-hidden="true">
            {CLASSMATES.slice(0, page.children).map((name) => (
              <li key={name}>
                <Art file="animals" name={name} viewBox="0 0 48 48" />
              </li>
            ))}
          </ul>
          <p className={styles['small']}>{t('Drawn by us. We show no photos and no full names.')}</p>
        </section>
      )}
      {!child && <Fair page={page} />}
      <p>
        <Button tone="plain" icon="info" onClick={() => setReporting(true)}>
          {t('Report this page')}
        </Button>
      </p>
      {reporting && (
        <Suspense fallback={null}>
          <ReportFundraiser slug={page.slug} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </article>
  );
}

/** What is together and what is left, with the button to help. Of money children see nothing. */
function HowFar({ page, child }: { page: FundraiserView; child: boolean }) {
  const { raised, target, percentage, units, title } = page;
  const mayGive = useMayGive() && page.accepts_gifts;
  const left =
    units &&
    (units.left
      ? t('{unit}: {done} together, {left} to go', { unit: units.label, done: units.done, left: units.left })
      : t('{unit}: {done} together', { unit: units.label, done: units.done }));
  const who = page.first_name ?? page.class_name;
  return (
    <div className={styles['far']}>
      {!child && <b className="num">{formatMoney(raised)}</b>}
      {percentage !== null && <Progress label={t('How far {title} is', { title })} value={percentage} />}
      <p className="num">
        {target && !child && <span>{t('of {goal}', { goal: formatMoney(target) })}</span>}
        {left && <span dir="auto">{left}</span>}
      </p>
      {page.status === 'closed' && <p>{t('This page is closed. Thank you!')}</p>}
      {mayGive && (
        <ButtonLink
          tone="main"
          size="lg"
          to={`${projectGivePath(page.project.slug)}?fundraiser=${encodeURIComponent(page.slug)}`}
        >
          {who ? t('Help {name}', { name: who }) : t('Help')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Gifts and sales as a bar and a table. */
function HowWeGotThere({ page: { parts, raised } }: { page: FundraiserView }) {
  return (
    <section>
      <Split
        title={t('How we got to {sum}', { sum: formatMoney(raised) })}
        parts={parts.map(({ kind, amount, count }) =>
          kind === 'gifts'
            ? {
                tone: 'charity' as const,
                name: t('Gifts on this page'),
                note: t('{count, plural, one {# gift} other {# gifts}}', { count }),
                value: amount,
              }
            : { tone: 'school' as const, name: t('Copies of our book'), value: amount },
        )}
      />
    </section>
  );
}

/** The poster with its code, to print. */
function Fair({ page }: { page: FundraiserView }) {
  const place = placeName(useTenant());
  const poster = `/api/fundraisers/${page.slug}/poster.pdf?language=${language()}`;
  return (
    <section className={styles['fair']} aria-labelledby="school-fair">
      <div>
        <h2 id="school-fair">{t('Take it to the school fair')}</h2>
        <ul>
          {[
            t('A4, in black on white'),
            t('The code opens this page, no account needed'),
            page.kind === 'class' ? t('It carries no child’s name') : t('It carries the first name alone'),
          ].map((text) => (
            <li key={text}>
              <Icon name="check" />
              {text}
            </li>
          ))}
        </ul>
        <DownloadLink tone="main" icon="download" href={poster}>
          {t('Poster as PDF')}
        </DownloadLink>
      </div>
      <div className={styles['poster']} aria-hidden="true">
        <GivingCover of={{ ...page.project, cover_alt: '' }} className={styles['picture']} />
        <div>
          <b dir="auto">{page.title}</b>
          <QrCode code={page.code} label="" />
          <span>{place}</span>
        </div>
      </div>
    </section>
  );
}
