import { COURSE_ART, HUB_LIMITS, HUB_STOP_KINDS } from '@bookgrove/contract';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { hubPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useGetHubDraftQuery,
  useMoveHubMutation,
  useSaveHubMutation,
  type HubBody,
  type HubDraft,
} from '../api.ts';
import styles from '../components/Hubs.module.css';
import { stopKind } from '../components/stops.ts';

type Route = HubBody['routes'][number];
type Stop = Route['stops'][number];

/** Changes a hub, and publishes it. */
export default function HubEditorPage() {
  const { hubId = '' } = useParams();
  const query = useGetHubDraftQuery(hubId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The hub did not load')}
      missing={<NotFoundPage />}
    >
      {(draft) => <Editor key={draft.revision} draft={draft} />}
    </QueryView>
  );
}

const bodyOf = (draft: HubDraft): HubBody => ({
  title: draft.title,
  revision: draft.revision,
  intro: draft.intro,
  goals: draft.goals,
  routes: draft.routes.map(({ id, title, age_from, age_to, stops }) => ({
    id,
    title,
    age_from,
    age_to,
    stops: stops.map(({ id: stop, kind, ref, title: name }) => ({ id: stop, kind, ref, title: name })),
  })),
  finish: draft.finish,
  art: draft.art as HubBody['art'],
});

function Editor({ draft }: { draft: HubDraft }) {
  const dispatch = useDispatch();
  const { form, errors, settle } = useForm();
  const [body, setBody] = useState(() => bodyOf(draft));
  const [save, saving] = useSaveHubMutation();
  const [move, moving] = useMoveHubMutation();
  usePageTitle(draft.title);
  const set = (part: Partial<HubBody>) => setBody((old) => ({ ...old, ...part }));
  const setRoute = (id: string, part: Partial<Route>) =>
    set({ routes: body.routes.map((route) => (route.id === id ? { ...route, ...part } : route)) });
  const store = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.isLoading) return;
    const answer = await save({ id: draft.id, hubBody: body });
    if (settle(answer.error)) dispatch(showToast('ok', t('Stored')));
  };
  const go = async (to: 'publish' | 'archive' | 'restore') => {
    const { error } = await move({ id: draft.id, hubMoveBody: { move: to } });
    if (!error) return;
    const { message, fields } = normalizeError(error);
    dispatch(showToast('bad', Object.values(fields)[0] ?? message));
  };
  return (
    <form ref={form} onSubmit={(event) => void store(event)} noValidate>
      <WorkHead title={draft.title} lead={draft.problems.join(' ')} />
      <FormSet title={t('About')}>
        <FormGrid>
          <Field
            label={t('Name of the hub')}
            maxLength={200}
            value={body.title}
            error={errors['title']}
            onChange={({ target }) => set({ title: target.value })}
          />
          <Field
            label={t('In one sentence')}
            maxLength={255}
            value={body.intro}
            error={errors['intro']}
            onChange={({ target }) => set({ intro: target.value })}
          />
          <Field
            label={t('What waits at the end')}
            maxLength={60}
            value={body.finish}
            onChange={({ target }) => set({ finish: target.value })}
          />
          <SelectField
            label={t('Goal')}
            value={body.goals[0] ?? ''}
            onChange={({ target }) => set({ goals: target.value ? [Number(target.value)] : [] })}
          >
            <option value="">{t('None')}</option>
            {Array.from({ length: 17 }, (_, index) => index + 1).map((goal) => (
              <option key={goal} value={goal}>
                {goalName(goal)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('Picture')}
            value={body.art}
            onChange={({ target }) => set({ art: target.value as HubBody['art'] })}
          >
            {COURSE_ART.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        </FormGrid>
      </FormSet>
      {errors['routes'] && <p role="alert">{errors['routes']}</p>}
      {body.routes.map((route) => (
        <RouteFields
          key={route.id}
          route={route}
          set={(part) => setRoute(route.id, part)}
          remove={() => set({ routes: body.routes.filter(({ id }) => id !== route.id) })}
        />
      ))}
      <p>
        {body.routes.length < HUB_LIMITS.routes && (
          <Button
            icon="plus"
            onClick={() =>
              set({
                routes: [
                  ...body.routes,
                  { id: crypto.randomUUID(), title: '', age_from: null, age_to: null, stops: [] },
                ],
              })
            }
          >
            {t('Add a way')}
          </Button>
        )}{' '}
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
            <ButtonLink to={hubPath(draft.slug)}>{t('Look at it')}</ButtonLink>{' '}
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

function RouteFields({
  route,
  set,
  remove,
}: {
  route: Route;
  set: (part: Partial<Route>) => void;
  remove: () => void;
}) {
  const { stops } = route;
  const setStop = (id: string, part: Partial<Stop>) =>
    set({ stops: stops.map((stop) => (stop.id === id ? { ...stop, ...part } : stop)) });
  const age = (name: 'age_from' | 'age_to') => ({
    type: 'number',
    value: route[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value === '' ? null : Number(target.value) }),
  });
  const up = (index: number) => {
    const next = [...stops];
    [next[index - 1], next[index]] = [next[index]!, next[index - 1]!];
    set({ stops: next });
  };
  return (
    <FormSet title={route.title || t('A way')}>
      <FormGrid>
        <Field
          label={t('Name of the way')}
          maxLength={60}
          value={route.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <Field label={t('From age')} {...age('age_from')} />
        <Field label={t('To age')} {...age('age_to')} />
      </FormGrid>
      <ul className={styles['editor']}>
        {stops.map((stop, index) => (
          <li key={stop.id}>
            <SelectField
              label={t('Kind')}
              value={stop.kind}
              onChange={({ target }) => setStop(stop.id, { kind: target.value as Stop['kind'] })}
            >
              {HUB_STOP_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {stopKind(kind)}
                </option>
              ))}
            </SelectField>
            <Field
              label={t('Name on the map')}
              maxLength={80}
              value={stop.title}
              onChange={({ target }) => setStop(stop.id, { title: target.value })}
            />
            <Field
              label={t('Name at the end of its address')}
              maxLength={100}
              value={stop.ref}
              onChange={({ target }) => setStop(stop.id, { ref: target.value.trim() })}
            />
            <span>
              <IconButton
                icon="up"
                label={t('Move {title} up', { title: stop.title })}
                disabled={index === 0}
                onClick={() => up(index)}
              />
              <IconButton
                icon="trash"
                label={t('Remove {title}', { title: stop.title })}
                onClick={() => set({ stops: stops.filter(({ id }) => id !== stop.id) })}
              />
            </span>
          </li>
        ))}
      </ul>
      <p>
        {stops.length < HUB_LIMITS.stops && (
          <Button
            icon="plus"
            onClick={() =>
              set({ stops: [...stops, { id: crypto.randomUUID(), kind: 'book', ref: '', title: '' }] })
            }
          >
            {t('Add a stop')}
          </Button>
        )}{' '}
        <Button icon="trash" onClick={remove}>
          {t('Remove this way')}
        </Button>
      </p>
    </FormSet>
  );
}
