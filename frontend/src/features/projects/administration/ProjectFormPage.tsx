import { OFTEN_USED_CURRENCIES } from '@bookgrove/contract';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { t } from '../../../i18n/index.ts';
import { countryOptions } from '../../../shared/countryOptions.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useListCharitiesQuery } from '../../../shared/giving/charitiesApi.ts';
import { GivingCover } from '../../../shared/giving/Drawings.tsx';
import { GoalChoice, PictureUpload } from '../../../shared/giving/FormParts.tsx';
import { useListProjectsQuery } from '../../../shared/giving/projectsApi.ts';
import { amountOf, typedPrice } from '../../../shared/prices/typedPrices.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { FormFoot, FormGrid, FormSet, Whole } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  projectDeskApi,
  useChangeProjectMutation,
  useCreateProjectMutation,
  useGetProjectDraftQuery,
  type ProjectBody,
  type ProjectDraft,
} from '../deskApi.ts';
import {
  budgetOf,
  statusOf,
  typedLines,
  typedUnits,
  unitsOf,
  type TypedLine,
  type TypedStep,
  type TypedUnit,
} from './model.ts';
import { Budget, Steps, Units } from './ProjectRows.tsx';
import styles from './Project.module.css';

const LIST = '/admin-panel/all-projects';

/** Makes or changes a project. */
export default function ProjectFormPage() {
  const { projectId } = useParams();
  const query = useGetProjectDraftQuery(projectId ?? '', { skip: !projectId });
  if (!projectId) return <ProjectForm />;
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={560} />}
      failed={t('The project did not load')}
      missing={<NotFoundPage />}
    >
      {(project) => <ProjectForm key={`${project.id} ${project.version}`} project={project} />}
    </QueryView>
  );
}

interface Values {
  charity_id: string;
  title: string;
  country: ProjectBody['country'];
  place: string;
  currency: string;
  goal: string;
  ends_on: string;
  overflow: NonNullable<ProjectBody['overflow']>;
  summary: string;
  story: string;
  report: string;
  goals: number[];
  started_by_students: boolean;
  sponsor: string;
  matching_pool: string;
  redirect_to: string;
}

const valuesOf = (project: ProjectDraft | undefined): Values => ({
  charity_id: project?.charity_id ?? '',
  title: project?.title ?? '',
  country: (project?.country ?? 'GB') as Values['country'],
  place: project?.place ?? '',
  currency: project?.goal.currency ?? 'GBP',
  goal: project ? typedPrice(project.goal).amount : '',
  ends_on: project?.ends_on ?? '',
  overflow: project?.overflow ?? 'stop',
  summary: project?.summary ?? '',
  story: project?.story ?? '',
  report: project?.report ?? '',
  goals: project?.goals ?? [],
  started_by_students: project?.started_by_students ?? false,
  sponsor: project?.matching?.sponsor ?? '',
  matching_pool: project?.matching ? typedPrice(project.matching.pool).amount : '',
  redirect_to: project?.redirect_to?.id ?? '',
});

function ProjectForm({ project }: { project?: ProjectDraft }) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { form, errors, settle } = useForm();
  const [values, setValues] = useState(() => valuesOf(project));
  const { currency } = values;
  const [lines, setLines] = useState<TypedLine[]>(() => typedLines(project?.budget ?? [], currency));
  const [units, setUnits] = useState<TypedUnit[]>(() => typedUnits(project?.outcome_units ?? [], currency));
  const [steps, setSteps] = useState<TypedStep[]>(() =>
    (project?.milestones ?? []).map(({ title, due_on: due, done_on: done }) => ({
      title,
      due_on: due,
      done_on: done ?? '',
    })),
  );
  const [key, setKey] = useState(newKey);
  const [make, making] = useCreateProjectMutation();
  const [change, changing] = useChangeProjectMutation();
  const charities = useListCharitiesQuery({ limit: 100, ordering: 'name' }).data?.results ?? [];
  const others = (
    useListProjectsQuery(
      { charity: values.charity_id, status: 'fundraising', limit: 100 },
      { skip: values.overflow !== 'redirect' || !values.charity_id },
    ).data?.results ?? []
  ).filter(({ id }) => id !== project?.id);
  const title = project?.title ?? t('Add project');
  usePageTitle(title);
  const editable = project?.editable ?? true;
  const set = (part: Partial<Values>) => setValues({ ...values, ...part });
  const text = (member: Exclude<keyof Values, 'goals' | 'started_by_students'>) => ({
    value: values[member],
    error: errors[member],
    onChange: ({ target }: { target: { value: string } }) => set({ [member]: target.value }),
  });
  const busy = making.isLoading || changing.isLoading;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { goal, ends_on: ends, matching_pool: pool, redirect_to: other, ...rest } = values;
    const body: ProjectBody = {
      ...rest,
      goal: amountOf({ currency, amount: goal }) ?? 0,
      ends_on: ends || null,
      matching_pool: amountOf({ currency, amount: pool }) ?? 0,
      redirect_to: values.overflow === 'redirect' ? other || null : null,
      budget: budgetOf(lines, currency),
      outcome_units: unitsOf(units, currency),
      milestones: steps.map(({ done_on: done, ...step }) => ({ ...step, done_on: done || null })),
    };
    const answer = await (project
      ? change({ id: project.id, projectChange: { ...body, version: project.version } })
      : make(withKey(body, key)));
    if (answer.error) setKey(newKey());
    if (!settle(answer.error)) return;
    dispatch(showToast('ok', t('Saved')));
    if (answer.data) void navigate(`/admin-panel/project-details-view/${answer.data.id}`);
  };
  return (
    <>
      <WorkHead
        title={title}
        lead={project ? statusOf(project.status).label : t('It starts as a draft that only staff see.')}
        back={
          project
            ? { to: `/admin-panel/project-details-view/${project.id}`, label: project.title }
            : { to: LIST, label: t('All projects') }
        }
      />
      {project && (
        <PictureUpload
          label={t('Picture of the page')}
          path={editable ? `/api/project-desk/${project.id}/cover/` : null}
          className={styles['cover']}
          onStored={() => dispatch(projectDeskApi.util.invalidateTags(['ProjectDesk']))}
        >
          <GivingCover of={project} />
        </PictureUpload>
      )}
      <form ref={form} className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
        <FormSet title={t('The need')}>
          <FormGrid>
            <SelectField label={t('Charity')} {...text('charity_id')}>
              <option value="">{t('Please choose')}</option>
              {project && !charities.some(({ id }) => id === project.charity_id) && (
                <option value={project.charity_id}>{project.charity.name}</option>
              )}
              {charities.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Field label={t('Title')} maxLength={200} required {...text('title')} />
            <SelectField
              label={t('Country')}
              value={values.country}
              error={errors['country']}
              onChange={({ target }) => set({ country: target.value as Values['country'] })}
            >
              {countryOptions().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Field label={t('Place')} maxLength={120} {...text('place')} />
            <Field
              label={t('Goal, in {currency}', { currency })}
              inputMode="decimal"
              maxLength={14}
              {...text('goal')}
            />
            <SelectField label={t('Currency')} {...text('currency')}>
              {[...new Set([...OFTEN_USED_CURRENCIES, currency])].map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </SelectField>
            <Field
              label={t('Last day')}
              hint={t('Empty: it does not end.')}
              type="date"
              {...text('ends_on')}
            />
            <SelectField
              label={t('If more comes in')}
              value={values.overflow}
              error={errors['overflow']}
              onChange={({ target }) => set({ overflow: target.value as Values['overflow'] })}
            >
              <option value="stop">{t('No more gifts are taken')}</option>
              <option value="continue">{t('It is used for more of the same')}</option>
              <option value="redirect">{t('It goes to another project')}</option>
            </SelectField>
            {values.overflow === 'redirect' && (
              <SelectField label={t('Which project?')} {...text('redirect_to')}>
                <option value="">{t('Please choose')}</option>
                {others.map(({ id, title: name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            <Whole>
              <Field label={t('The need in one sentence')} maxLength={255} {...text('summary')} />
            </Whole>
            <Whole>
              <TextAreaField
                label={t('Story')}
                hint={t('An empty line begins a new paragraph.')}
                rows={8}
                maxLength={12_000}
                {...text('story')}
              />
            </Whole>
            <Whole>
              <Checkbox
                label={t('Started by students')}
                checked={values.started_by_students}
                onChange={({ target }) => set({ started_by_students: target.checked })}
              />
            </Whole>
          </FormGrid>
        </FormSet>
        <GoalChoice
          goals={values.goals}
          disabled={!editable}
          error={errors['goals']}
          onChange={(goals) => set({ goals })}
        />
        <FormSet title={t('A sponsor who doubles gifts')}>
          <FormGrid>
            <Field label={t('Name of the sponsor')} maxLength={200} {...text('sponsor')} />
            <Field
              label={t('Adds at most, in {currency}', { currency })}
              hint={t('Each gift is doubled until this is used up. Empty: none.')}
              inputMode="decimal"
              maxLength={14}
              {...text('matching_pool')}
            />
          </FormGrid>
        </FormSet>
        <Budget
          lines={lines}
          currency={currency}
          goal={amountOf({ currency, amount: values.goal })}
          error={errors['budget']}
          onChange={setLines}
        />
        <Units units={units} currency={currency} error={errors['outcome_units']} onChange={setUnits} />
        <Steps steps={steps} error={errors['milestones']} onChange={setSteps} />
        {project && (project.status === 'delivering' || project.status === 'completed') && (
          <FormSet title={t('Final report')}>
            <TextAreaField
              label={t('What became of it')}
              hint={t('An empty line begins a new paragraph.')}
              rows={8}
              maxLength={12_000}
              {...text('report')}
            />
          </FormSet>
        )}
        {editable && (
          <FormFoot>
            <Button type="submit" tone="main" aria-disabled={busy || undefined}>
              {t('Save')}
            </Button>
            <ButtonLink tone="plain" to={LIST}>
              {t('Cancel')}
            </ButtonLink>
          </FormFoot>
        )}
      </form>
    </>
  );
}
