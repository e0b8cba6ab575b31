import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { selectUser } from '../../../api/session.ts';
import { cohortPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet, Ticks } from '../../../ui/Form.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useListCoursesQuery } from '../api.ts';
import {
  useChangeCohortMutation,
  useListTrainingStaffQuery,
  useMakeCohortMutation,
  type CohortBody,
  type CohortView,
} from '../training/api.ts';
import styles from '../training/Training.module.css';

/** Name, course, days, leader and members of a cohort. */
export function CohortForm({ stored }: { stored: CohortView | null }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const { form, errors, settle } = useForm();
  const [search, setSearch] = useState('');
  const courses = useListCoursesQuery({ audience: 'teacher', limit: 100 }).data?.results ?? [];
  const staff = useListTrainingStaffQuery({}).data?.results ?? [];
  const [body, setBody] = useState<CohortBody>(() => ({
    course: stored?.course.slug ?? '',
    name: stored?.name ?? '',
    starts_on: stored?.starts_on ?? '',
    ends_on: stored?.ends_on ?? '',
    led_by: stored?.led_by?.id ?? user?.id ?? null,
    members: stored?.members.map(({ id }) => id) ?? [],
  }));
  const set = (part: Partial<CohortBody>) => setBody((old) => ({ ...old, ...part }));
  const [make, making] = useMakeCohortMutation();
  const [change, changing] = useChangeCohortMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (making.isLoading || changing.isLoading) return;
    const answer = stored
      ? await change({ id: stored.id, cohortBody: body })
      : await make(withKey(body, newKey()));
    if (!settle(answer.error) || !answer.data) return;
    dispatch(showToast('ok', t('Saved')));
    if (!stored) await navigate(cohortPath(answer.data.id));
  };
  const words = search.trim().toLowerCase();
  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <FormSet title={stored ? t('Change the cohort') : t('The cohort')}>
        <FormGrid>
          <Field
            label={t('Name')}
            name="name"
            maxLength={120}
            value={body.name}
            error={errors['name']}
            onChange={({ target }) => set({ name: target.value })}
          />
          <SelectField
            label={t('Course')}
            name="course"
            value={body.course}
            disabled={stored !== null}
            error={errors['course']}
            onChange={({ target }) => set({ course: target.value })}
          >
            <option value="">{t('Please choose')}</option>
            {courses.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('First day')}
            name="starts_on"
            type="date"
            value={body.starts_on}
            error={errors['starts_on']}
            onChange={({ target }) => set({ starts_on: target.value })}
          />
          <Field
            label={t('Last day')}
            name="ends_on"
            type="date"
            value={body.ends_on}
            error={errors['ends_on']}
            onChange={({ target }) => set({ ends_on: target.value })}
          />
          {user?.role === 'school_admin' && (
            <SelectField
              label={t('Who leads it')}
              name="led_by"
              value={body.led_by ?? ''}
              error={errors['led_by']}
              onChange={({ target }) => set({ led_by: target.value })}
            >
              {staff.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </FormGrid>
      </FormSet>
      <FormSet title={t('Members')}>
        <Field
          label={t('Find a teacher')}
          type="search"
          value={search}
          error={errors['members']}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Ticks>
          {staff
            .filter(({ name }) => name.toLowerCase().includes(words))
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={body.members.includes(id)}
                onChange={({ target }) =>
                  set({
                    members: target.checked
                      ? [...body.members, id]
                      : body.members.filter((one) => one !== id),
                  })
                }
              />
            ))}
        </Ticks>
      </FormSet>
      <p>
        <Button tone="main" type="submit" disabled={making.isLoading || changing.isLoading}>
          {stored ? t('Save') : t('Make the cohort')}
        </Button>
      </p>
    </form>
  );
}
