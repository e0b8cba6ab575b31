import type { Demo } from '@bookgrove/api-client';
import type { Role } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '../../../api/baseApi.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { rememberSignedIn, selectUser, signedIn, signedOut } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useSignInToDemoMutation, useGetDemoQuery } from '../../global-reach/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useSignOutMutation } from '../api.ts';
import styles from './DemoPage.module.css';

type DemoRole = Exclude<Role, 'platform_admin'>;

/** Text for each role, in display order. Texts are in English and translated where they are shown. */
const OFFERS: { role: DemoRole; art: string; title: string; text: string; tint: number; to: string }[] = [
  {
    role: 'student',
    art: 'animals',
    title: 'A student',
    text: 'Pick a book, read it, and see how far you are.',
    tint: 4,
    to: paths.library,
  },
  {
    role: 'teacher',
    art: 'folk-tales',
    title: 'A teacher',
    text: 'Look after a class, its codes and its books.',
    tint: 3,
    to: paths.classes,
  },
  {
    role: 'parent',
    art: 'feelings',
    title: 'A parent',
    text: 'See what your child reads, and say what is allowed.',
    tint: 1,
    to: paths.family,
  },
  {
    role: 'school_admin',
    art: 'science',
    title: 'A school administrator',
    text: 'Keep people, classes, books and the look of the school.',
    tint: 2,
    to: paths.admin,
  },
  {
    role: 'community',
    art: 'sea',
    title: 'A friend of the school',
    text: 'Come in as parents, donors and neighbours do.',
    tint: 5,
    to: paths.library,
  },
];

/** Sign-in to a demo school in any role. The page exists only where a demo does. */
export default function DemoPage() {
  const query = useGetDemoQuery();
  return (
    <QueryView
      query={query}
      skeleton={
        <div className={`wrap ${styles['page']}`}>
          <SkeletonLine height={480} />
        </div>
      }
      failed={t('The demo did not load')}
      missing={<NotFoundPage />}
    >
      {(demo) => (
        <div className={`wrap ${styles['page']}`}>
          {demo.schools.length > 0 ? <Schools demo={demo} /> : <Roles demo={demo} />}
        </div>
      )}
    </QueryView>
  );
}

/** On the platform's host: the demo schools. */
function Schools({ demo }: { demo: Demo }) {
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('Try a school')}</h1>
        <p>{t('Two schools to walk about in, with books, classes and people. You need no account.')}</p>
      </header>
      <ul className={styles['cards']}>
        {demo.schools.map(({ name, origin }, index) => (
          <li key={origin}>
            <a className={styles['card']} data-tint={index + 2} href={`${origin}${paths.demo}`}>
              <Art file="categories" name={index % 2 ? 'sea' : 'all'} viewBox="0 0 56 56" />
              <Words title={name} text={t('Choose who you are there')} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** On a demo school's host: the roles to choose from. */
function Roles({ demo }: { demo: Demo }) {
  const [enter, entering] = useSignInToDemoMutation();
  const [signOut] = useSignOutMutation();
  const [busy, setBusy] = useState<DemoRole | null>(null);
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const go = async (role: DemoRole, title: string, to: string) => {
    setBusy(role);
    // Otherwise the previous session would stay active without being used.
    if (user) {
      await signOut();
      // The previous token is invalid now and would be refused.
      dispatch(signedOut());
    }
    const answer = await enter({ role });
    setBusy(null);
    if (answer.error) {
      dispatch(showToast('bad', normalizeError(answer.error).message));
      return;
    }
    const session = answer.data as Parameters<typeof signedIn>[0];
    rememberSignedIn(session.user.id);
    dispatch(signedIn(session));
    dispatch(baseApi.util.resetApiState());
    dispatch(showToast('ok', t('You are in the demo as {role}.', { role: t(title).toLocaleLowerCase() })));
    void navigate(to);
  };
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('Who would you like to be?')}</h1>
        <p>{t('One click, and you are in. No password, no account, nothing to pay.')}</p>
      </header>
      <ul className={styles['cards']}>
        {OFFERS.filter(({ role }) => demo.roles.includes(role)).map(
          ({ role, art, title, text, tint, to }) => (
            <li key={role}>
              <button
                type="button"
                className={styles['card']}
                data-tint={tint}
                disabled={entering.isLoading || busy !== null}
                onClick={() => void go(role, title, to)}
              >
                <Art file="categories" name={art} viewBox="0 0 56 56" />
                <Words title={t(title)} text={busy === role ? t('One moment') : t(text)} />
              </button>
            </li>
          ),
        )}
      </ul>
      <section className={styles['note']}>
        <h2>{t('Good to know')}</h2>
        <ul>
          <li>
            {t('Everybody who visits the demo uses the same people. What you change, the next visitor sees.')}
          </li>
          <li>{t('So write nothing that is private, and upload nothing that is not yours to show.')}</li>
          <li>{t('The children and teachers here are invented. Nobody’s real data is in this school.')}</li>
        </ul>
      </section>
    </>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <span className={styles['words']}>
      <b>{title}</b>
      <span>{text}</span>
      <i>
        <Icon name="next" />
      </i>
    </span>
  );
}
