import { GOAL_NUMBERS, WORLD_LIMITS } from '@bookgrove/contract/dear-world-book';
import { STAMPS } from '@bookgrove/contract/stamps';
import { privateWords } from '@bookgrove/contract/stories';
import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { letterPath, paths, storyPath } from '../../../app/paths.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useEnterChallengeMutation } from '../../challenges/index.ts';
import { useSubmitStoryMutation, ScenePicture, WRITTEN } from '../../stories/index.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { worldApi } from '../api.ts';
import { useLetterDraft } from '../useLetterDraft.ts';
import sheet from '../components/Letter.module.css';
import { Stamp } from '../components/Stamp.tsx';
import world from '../components/World.module.css';
import styles from './WriteLetterPage.module.css';

/** Editor of a letter: a few questions, with a preview of the letter beside them. */
export default function WriteLetterPage() {
  const [write, writing] = worldApi.useWriteWorldLetterMutation();
  const [submit, submitting] = useSubmitStoryMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const surnames = user?.role === 'student' ? [user.last_name] : [];
  const { letter, set, forget } = useLetterDraft();
  const [params] = useSearchParams();
  const to = params.get('to');
  const challenge = params.get('challenge');
  const [enter] = useEnterChallengeMutation();
  const { data: answered } = worldApi.useGetWorldLetterQuery(to ?? '', { skip: !to });
  const { title, greeting, parts, goal, language } = letter;
  const stamp = STAMPS.find(({ key }) => key === letter.stamp) ?? STAMPS[0]!;
  const error = writing.error ? normalizeError(writing.error) : null;
  const text = [greeting, ...parts]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
  const told = privateWords(`${title}\n${text}`, surnames);
  const empty = parts.every((part) => part.trim() === '');
  const busy = writing.isLoading || submitting.isLoading;
  const questions = [
    { ask: t('What do you love where you live?'), hint: t('A place, an animal, a sound, a smell …') },
    { ask: t('What worries you, or what do you wish for?'), hint: t('Something that should change.') },
    { ask: t('What will you do, and what shall others do?'), hint: t('A small thing counts.') },
  ];

  const keep = async (send: boolean) => {
    const made = await write({
      title: title.trim(),
      text: empty ? '' : text,
      language,
      goal: goal ? Number(goal) : null,
      ...(answered && { answers: answered.id }),
      picture: stamp.scene,
      alt: stampWords(stamp.key),
    });
    if (made.error) return;
    forget();
    const { id, version } = made.data;
    if (challenge) {
      const entered = await enter(
        withKey({ idOrSlug: challenge, entryBody: { text: '', story_id: id, wants_show: true } }, newKey()),
      );
      if (entered.error) dispatch(showToast('bad', normalizeError(entered.error).message));
    }
    if (!send) return void navigate(storyPath(id));
    const sent = await submit({ id, storySubmitBody: { version } });
    if (sent.error) {
      dispatch(showToast('bad', normalizeError(sent.error).message));
      return void navigate(storyPath(id));
    }
    dispatch(showToast('ok', t('Your letter is on its way to your teacher.')));
    void navigate(paths.dearWorldBook);
  };
  return (
    <div className={`wrap ${world['page']}`}>
      <BackLink to={paths.dearWorldBook}>{t('Dear World Book')}</BackLink>
      <header>
        <h1>{t('Write to the world')}</h1>
        <p>
          {t(
            'Your teacher reads it first. Then your family says yes, and children everywhere can read it. Leave out your surname, your address and your phone number.',
          )}
        </p>
      </header>
      {answered && (
        <p>
          {t('You answer this letter:')}{' '}
          <Link to={letterPath(answered.id)} lang={answered.language} dir="auto">
            {answered.title}
          </Link>
        </p>
      )}
      <div className={styles['writing']}>
        <form
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (!busy) void keep(true);
          }}
        >
          {error && <p role="alert">{error.message}</p>}
          <Field
            label={t('What is your letter about?')}
            hint={t('This is its title, e.g. The tree in our yard')}
            value={title}
            maxLength={WORLD_LIMITS.title}
            error={error?.fields['title']}
            onChange={({ target }) => set({ title: target.value })}
          />
          <Field
            label={t('How does it begin?')}
            value={greeting}
            maxLength={60}
            onChange={({ target }) => set({ greeting: target.value })}
          />
          {questions.map(({ ask, hint }, at) => (
            <TextAreaField
              key={ask}
              label={ask}
              hint={hint}
              rows={4}
              maxLength={450}
              dir="auto"
              value={parts[at]}
              error={at === 0 ? error?.fields['text'] : undefined}
              onChange={({ target }) =>
                set({ parts: parts.map((part, index) => (index === at ? target.value : part)) })
              }
            />
          ))}
          <SelectField
            label={t('A goal for the world (not required)')}
            value={goal}
            onChange={({ target }) => set({ goal: target.value })}
          >
            <option value="">{t('No special goal')}</option>
            {GOAL_NUMBERS.map((number) => (
              <option key={number} value={number}>
                {goalName(number)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('Language of the letter')}
            value={language}
            onChange={({ target }) => set({ language: target.value })}
          >
            {WRITTEN.map((tag) => (
              <option key={tag} value={tag}>
                {languageName(tag)}
              </option>
            ))}
          </SelectField>
          <fieldset className={styles['stamps']}>
            <legend>{t('Choose a stamp')}</legend>
            <div>
              {STAMPS.map((one) => (
                <label key={one.key}>
                  <input
                    type="radio"
                    name="stamp"
                    checked={one === stamp}
                    aria-label={stampWords(one.key)}
                    onChange={() => set({ stamp: one.key })}
                  />
                  <ScenePicture scene={one.scene} story="" />
                </label>
              ))}
            </div>
          </fieldset>
          {told.length > 0 && (
            <div className={styles['careful']} role="status">
              <b>{t('Is this a secret, or does it hurt somebody? Better leave it out.')}</b>
              <ul>
                {told.map(({ exact }, index) => (
                  <li key={index}>“{exact}”</li>
                ))}
              </ul>
            </div>
          )}
          <div className={sheet['turn']}>
            <Button type="submit" tone="main" size="lg" icon="mail" aria-disabled={busy || undefined}>
              {t('Send it to my teacher')}
            </Button>
            <Button size="lg" icon="edit" disabled={busy} onClick={() => void keep(false)}>
              {t('Keep it, and paint a picture')}
            </Button>
          </div>
        </form>
        <aside className={styles['preview']} aria-label={t('Your letter')}>
          <div className={sheet['sheet']}>
            <div className={sheet['top']}>
              <h2 dir="auto">{title || <span className={styles['empty']}>{t('Your letter')}</span>}</h2>
              <Stamp>
                <ScenePicture scene={stamp.scene} story="" />
              </Stamp>
            </div>
            <p className={sheet['words']} dir="auto">
              {text}
            </p>
          </div>
        </aside>
      </div>
    </div>
  );
}

/** Text alternatives of the stamps. */
const stampWords = (key: string): string =>
  ({
    tree: t('A big tree and a small one under the sun'),
    whale: t('A whale in the sea'),
    home: t('A house under a rainbow'),
    bird: t('A bird and a kite in the sky'),
    heart: t('The world and a heart'),
    owl: t('An owl with a book at night'),
  })[key] ?? '';
