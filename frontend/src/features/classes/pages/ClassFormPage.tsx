import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import {
  useChangeClassMutation,
  useCreateClassMutation,
  useGetClassQuery,
  useListPossibleTeachersQuery,
  type ClassCard,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { personName, work, WorkHead } from '../../../ui/WorkHead.tsx';
import { schoolYear, useClassPaths } from '../paths.ts';
import { MissingClass } from '../components/MissingClass.tsx';

/** Creates or edits a class. */
export default function ClassFormPage() {
  const { classId } = useParams();
  const query = useGetClassQuery(classId ?? '', { skip: !classId });
  if (!classId) return <ClassForm />;
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton rows={4} />}
      failed={t('The class did not load')}
      missing={<MissingClass />}
    >
      {(found) => <ClassForm key={found.id} found={found} />}
    </QueryView>
  );
}

function ClassForm({ found }: { found?: ClassCard }) {
  const places = useClassPaths();
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const teachers = useListPossibleTeachersQuery({ limit: 100 });
  const [create, creating] = useCreateClassMutation();
  const [change, changing] = useChangeClassMutation();
  const [name, setName] = useState(found?.name ?? '');
  const [year, setYear] = useState(found?.year ?? schoolYear());
  const [grade, setGrade] = useState(found?.grade ?? '');
  const leadNow = found?.teachers.find(({ role }) => role === 'lead')?.id ?? '';
  const [lead, setLead] = useState(found ? leadNow : user?.role === 'teacher' ? user.id : '');
  const [co, setCo] = useState<string[]>(
    found?.teachers.filter(({ role }) => role === 'co').map(({ id }) => id) ?? [],
  );
  const problem = creating.error ?? changing.error;
  const error = problem ? normalizeError(problem) : null;
  const mayHandOver = user?.role === 'school_admin' || (found && (leadNow === '' || leadNow === user?.id));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      name,
      year,
      grade,
      ...(mayHandOver && lead && { lead_id: lead }),
      co_teacher_ids: co.filter((id) => id !== lead),
    };
    const answer = await (found ? change({ id: found.id, classChangeBody: body }) : create(body));
    if (answer.error) return;
    dispatch(
      showToast('ok', found ? t('The class is saved.') : t('The class is made. Now add its students.')),
    );
    void navigate(places.one(answer.data.id));
  };
  const others = (teachers.data?.results ?? []).filter(({ id }) => id !== lead);
  return (
    <>
      <WorkHead
        title={found ? t('Edit class') : t('Add a class')}
        back={
          found ? { to: places.one(found.id), label: found.name } : { to: places.list, label: t('Classes') }
        }
      />
      <form className={work['form']} onSubmit={(event) => void save(event)} noValidate>
        {error && Object.keys(error.fields).length === 0 && (
          <p className={work['bad']} role="alert">
            {error.message}
          </p>
        )}
        <Field
          label={t('Name')}
          hint={t('As the children say it, e.g. Oak Class')}
          value={name}
          maxLength={255}
          error={error?.fields['name']}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t('School year')}
          value={year}
          maxLength={32}
          error={error?.fields['year']}
          onChange={({ target }) => setYear(target.value)}
        />
        <Field
          label={t('Grade (not required)')}
          hint={t('e.g. Year 3')}
          value={grade}
          maxLength={32}
          error={error?.fields['grade']}
          onChange={({ target }) => setGrade(target.value)}
        />
        {mayHandOver && (
          <SelectField
            label={t('Lead teacher')}
            value={lead}
            error={error?.fields['lead_id']}
            onChange={({ target }) => setLead(target.value)}
          >
            {lead === '' && <option value="">{t('Nobody yet')}</option>}
            {(teachers.data?.results ?? []).map((teacher) => (
              <option key={teacher.id} value={teacher.id}>
                {personName(teacher)}
              </option>
            ))}
          </SelectField>
        )}
        {others.length > 0 && (
          <fieldset>
            <legend>
              <b>{t('Co-teachers')}</b>
            </legend>
            {others.map((teacher) => (
              <div key={teacher.id}>
                <Checkbox
                  label={personName(teacher)}
                  checked={co.includes(teacher.id)}
                  onChange={({ target }) =>
                    setCo(target.checked ? [...co, teacher.id] : co.filter((id) => id !== teacher.id))
                  }
                />
              </div>
            ))}
          </fieldset>
        )}
        <div className={work['row']}>
          <Button type="submit" tone="main" disabled={creating.isLoading || changing.isLoading}>
            {found ? t('Save') : t('Make the class')}
          </Button>
          <ButtonLink tone="plain" to={found ? places.one(found.id) : places.list}>
            {t('Cancel')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
