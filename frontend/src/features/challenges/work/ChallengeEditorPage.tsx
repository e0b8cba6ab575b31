import { COURSE_ART } from '@bookgrove/contract';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { challengePath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet, Ticks, Whole } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useGetChallengeDraftQuery,
  useMoveChallengeMutation,
  useSaveChallengeMutation,
  type ChallengeBody,
  type ChallengeDraft,
} from '../api.ts';
import { challengeKind } from '../labels.ts';
import { linesOf, partsOf } from './parts.ts';

/** Changes a challenge, and publishes it. */
export default function ChallengeEditorPage() {
  const { challengeId = '' } = useParams();
  const query = useGetChallengeDraftQuery(challengeId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The challenge did not load')}
      missing={<NotFoundPage />}
    >
      {(draft) => <Editor key={draft.revision} draft={draft} />}
    </QueryView>
  );
}

const bodyOf = (draft: ChallengeDraft): ChallengeBody => ({
  title: draft.title,
  kind: draft.kind,
  revision: draft.revision,
  intro: draft.intro,
  why: draft.why,
  goals: draft.goals,
  steps: draft.steps,
  looks: draft.looks,
  age_from: draft.age_from,
  age_to: draft.age_to,
  minutes: draft.minutes,
  starts_on: draft.starts_on,
  ends_on: draft.ends_on,
  unit: draft.unit,
  target: draft.target,
  needs: draft.needs,
  each_day: draft.each_day,
  teams: draft.teams,
  product: draft.product,
  course: draft.course,
  books: draft.books,
  art: draft.art as ChallengeBody['art'],
});

type Text = 'title' | 'intro' | 'unit' | 'product' | 'course';
type Count = 'age_from' | 'age_to' | 'minutes' | 'target' | 'needs';

function Editor({ draft }: { draft: ChallengeDraft }) {
  const dispatch = useDispatch();
  const { form, errors, settle } = useForm();
  const [body, setBody] = useState(() => bodyOf(draft));
  const [steps, setSteps] = useState(() => linesOf(draft.steps));
  const [looks, setLooks] = useState(() => linesOf(draft.looks));
  const [save, saving] = useSaveChallengeMutation();
  const [move, moving] = useMoveChallengeMutation();
  usePageTitle(draft.title);
  const set = (part: Partial<ChallengeBody>) => setBody((old) => ({ ...old, ...part }));
  const text = (name: Text) => ({
    value: body[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const count = (name: Count) => ({
    type: 'number',
    value: body[name] ?? '',
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value === '' ? null : Number(target.value) }),
  });
  const day = (name: 'starts_on' | 'ends_on') => ({
    type: 'date',
    value: body[name] ?? '',
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value || null }),
  });
  const store = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.isLoading) return;
    const answer = await save({
      id: draft.id,
      challengeBody: { ...body, steps: partsOf(steps), looks: partsOf(looks) },
    });
    if (settle(answer.error)) dispatch(showToast('ok', t('Stored')));
  };
  const go = async (to: 'publish' | 'archive' | 'restore') => {
    const { error } = await move({ id: draft.id, moveBody: { move: to } });
    if (!error) return;
    const { message, fields } = normalizeError(error);
    dispatch(showToast('bad', Object.values(fields)[0] ?? message));
  };
  return (
    <form ref={form} onSubmit={(event) => void store(event)} noValidate>
      <WorkHead title={draft.title} lead={draft.problems.join(' ') || challengeKind(draft.kind)} />
      <FormSet title={t('About')}>
        <FormGrid>
          <Field label={t('Name of the challenge')} maxLength={200} {...text('title')} />
          <Field label={t('In one sentence')} maxLength={255} {...text('intro')} />
          <Whole>
            <TextAreaField
              label={t('Why it matters')}
              rows={3}
              maxLength={2000}
              value={body.why}
              onChange={({ target }) => set({ why: target.value })}
            />
          </Whole>
          <Whole>
            <TextAreaField
              label={t('What to do')}
              hint={t('One step a line, e.g. Find it: Look for water that runs away.')}
              rows={4}
              value={steps}
              error={errors['steps']}
              onChange={({ target }) => setSteps(target.value)}
            />
          </Whole>
          <Whole>
            <TextAreaField
              label={t('What you look at')}
              hint={t('One thing a line, in words for children.')}
              rows={3}
              value={looks}
              error={errors['looks']}
              onChange={({ target }) => setLooks(target.value)}
            />
          </Whole>
          <SelectField
            label={t('Goal')}
            value={body.goals[0] ?? ''}
            onChange={({ target }) => set({ goals: target.value ? [Number(target.value)] : [] })}
          >
            <option value="">{t('None')}</option>
            {Array.from({ length: 17 }, (_, index) => index + 1).map((goal) => (
              <option key={goal} value={goal}>
                {goal} {goalName(goal)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('Picture')}
            value={body.art}
            onChange={({ target }) => set({ art: target.value as ChallengeBody['art'] })}
          >
            {COURSE_ART.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          <Field label={t('From age')} {...count('age_from')} />
          <Field label={t('To age')} {...count('age_to')} />
        </FormGrid>
      </FormSet>
      <FormSet title={t('Days and counting')}>
        <FormGrid>
          <Field label={t('First day')} {...day('starts_on')} />
          <Field label={t('Last day')} {...day('ends_on')} />
          <Field label={t('Minutes for an entry')} {...count('minutes')} />
          <Field label={t('Entries that finish it')} {...count('needs')} />
          <Field label={t('What is counted')} hint={t('e.g. buckets')} maxLength={60} {...text('unit')} />
          <Field label={t('Target of a class')} {...count('target')} />
          {body.kind === 'letter' && (
            <Field label={t('Written with')} hint={t('e.g. pencil')} maxLength={40} {...text('product')} />
          )}
          {body.kind === 'quiz' && (
            <Field
              label={t('Course with the quizzes')}
              hint={t('The name at the end of its address')}
              maxLength={100}
              {...text('course')}
            />
          )}
          <Whole>
            <Ticks>
              <Checkbox
                label={t('One entry a day')}
                checked={body.each_day}
                onChange={({ target }) => set({ each_day: target.checked })}
              />
              <Checkbox
                label={t('Several may hand in together')}
                checked={body.teams}
                onChange={({ target }) => set({ teams: target.checked })}
              />
            </Ticks>
          </Whole>
          <Whole>
            <Field
              label={t('Books that help')}
              hint={t('The names at the end of their addresses, separated by commas')}
              value={body.books.join(', ')}
              onChange={({ target }) =>
                set({
                  books: target.value
                    .split(',')
                    .map((one) => one.trim())
                    .filter(Boolean),
                })
              }
            />
          </Whole>
        </FormGrid>
      </FormSet>
      <p>
        <Button tone="main" type="submit" disabled={saving.isLoading}>
          {t('Store')}
        </Button>{' '}
        {draft.status === 'draft' && (
          <Button disabled={moving.isLoading || draft.problems.length > 0} onClick={() => void go('publish')}>
            {t('Publish')}
          </Button>
        )}
        {draft.status === 'published' && (
          <>
            <ButtonLink to={challengePath(draft)}>{t('Look at it')}</ButtonLink>{' '}
            <Button disabled={moving.isLoading} onClick={() => void go('archive')}>
              {t('Take it out of the lists')}
            </Button>
          </>
        )}
        {draft.status === 'archived' && (
          <Button disabled={moving.isLoading} onClick={() => void go('restore')}>
            {t('Put it back')}
          </Button>
        )}
      </p>
    </form>
  );
}
