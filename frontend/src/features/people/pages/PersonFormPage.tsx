import { MESSAGES } from '@bookgrove/contract';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useListAllClassesQuery } from '../../../api/classes.ts';
import { useListAllSchoolsQuery } from '../../../api/schools.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { BirthFields } from '../../classes/index.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { AvatarField, bodyOf, type AvatarChoice } from '../../../ui/AvatarField.tsx';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { ChoiceCards, ErrorSummary, FormFoot, FormGrid, FormSet, Whole } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useChangePersonMutation,
  useCreatePersonMutation,
  usePerson,
  type CreatedPerson,
  type PersonDetail,
} from '../api.ts';
import { useArea } from '../workArea.ts';
import { FirstPasswordDialog } from '../components/FirstPasswordDialog.tsx';
import { countryOptions } from '../../../shared/countryOptions.ts';
import { fullName, roleName, type PersonRole } from '../model.ts';
import { changesOf, judge, newValues, valuesOf, type PersonValues } from '../personForm.ts';
import styles from './PersonFormPage.module.css';

/** Adds a person, or changes the one in the address. */
export default function PersonFormPage() {
  const { userId } = useParams();
  const { area, list } = useArea();
  const query = usePerson(area, userId);
  if (!userId) return <PersonForm key="new" />;
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={40} />}
      failed={t('The person did not load')}
      missing={
        <State
          asPage
          scene="lost"
          title={t('There is no such person here')}
          actions={<ButtonLink to={list}>{t('All people')}</ButtonLink>}
        />
      }
    >
      {(person) => <PersonForm key={person.id} person={person} />}
    </QueryView>
  );
}

function PersonForm({ person }: { person?: PersonDetail }) {
  const { area, list, view } = useArea();
  const me = useSelector(selectUser)?.id;
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [create, creating] = useCreatePersonMutation();
  const [change, changing] = useChangePersonMutation();
  const before = person ? valuesOf(person, '') : null;
  const [wanted] = useSearchParams();
  const [values, setValues] = useState<PersonValues>(() =>
    person ? valuesOf(person, '') : newValues(wanted, area),
  );
  const [avatar, setAvatar] = useState<AvatarChoice>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const [made, setMade] = useState<{ id: string; username: string; password: string } | null>(null);
  const countries = useMemo(countryOptions, []);
  const schools = useListAllSchoolsQuery(undefined, { skip: area !== 'platform' || Boolean(person) }).data;

  const classes =
    useListAllClassesQuery(undefined, { skip: area !== 'school' || Boolean(person) }).data?.results ?? [];
  const schoolCountry = useTenant()?.['country'];
  const [chosenCountry, setChosenCountry] = useState(false);
  // An adult is most likely from the school's own country; of a child none is asked for.
  const expected =
    !person && !chosenCountry && values.role !== 'student' && typeof schoolCountry === 'string'
      ? schoolCountry
      : '';
  const entered = { ...values, country: values.country || expected };

  const busy = creating.isLoading || changing.isLoading;
  const needsSchool = area === 'platform' && !person;
  const errors: Record<string, string> = {
    ...(tried > 0 ? judge(entered, needsSchool) : {}),
    ...refused,
  };
  const set = (field: keyof PersonValues, value: string) => {
    setValues({ ...values, [field]: value });
    setRefused(({ [field]: _mended, ...rest }) => rest);
  };

  const newRole = person !== undefined && values.role !== person.role;
  const [confirming, setConfirming] = useState(false);
  const submit = async (confirmed = false) => {
    setTried((count) => count + 1);
    setRefused({});
    setConfirming(false);
    if (Object.keys(judge(entered, needsSchool)).length > 0) return;
    if (newRole && !confirmed) return setConfirming(true);
    const fields = changesOf(entered, before);
    const body = bodyOf(fields, avatar);
    const result = person ? await change({ area, id: person.id, body }) : await create({ area, body });
    if (result.error) {
      const { fields: wrong, status, message } = normalizeError(result.error);
      setRefused(wrong);
      setTried((count) => count + 1);
      // The sentence of the specification; a refusal with its own reason is shown beside it.
      const why = status >= 400 && status < 500 && Object.keys(wrong).length === 0 ? message : '';
      dispatch(showToast('bad', [t(MESSAGES.userForm.failed), why].filter(Boolean).join(' ')));
      return;
    }
    dispatch(showToast('ok', t(person ? MESSAGES.userForm.updated : MESSAGES.userForm.added)));
    const { user } = result.data;
    const told = (result.data as Partial<CreatedPerson>).first_password;
    if (!person && !told)
      dispatch(
        showToast('ok', t('{email} was sent a link to choose a password.', { email: user.email ?? '' })),
      );
    if (told) setMade({ id: user.id, username: user.email ?? user.username, password: told });
    else void navigate(view(user.id));
  };

  const title = person
    ? area === 'platform'
      ? t('Edit user')
      : t('Edit {name}', { name: fullName(person) })
    : area === 'platform'
      ? t('Add user')
      : t('Add a person');
  usePageTitle(title);
  return (
    <>
      <TextLink icon="before" to={list}>
        {area === 'platform' ? t('All users') : t('All people')}
      </TextLink>
      <h1 className={styles['title']}>{title}</h1>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div>
          <ErrorSummary errors={errors} tried={tried} />
          <FormSet title={t('Name')}>
            <FormGrid>
              <Field
                label={t('First name')}
                name="first_name"
                autoComplete="off"
                value={values.first_name}
                error={errors['first_name']}
                onChange={({ target }) => set('first_name', target.value)}
              />
              <Field
                label={t('Last name')}
                name="last_name"
                autoComplete="off"
                value={values.last_name}
                error={errors['last_name']}
                onChange={({ target }) => set('last_name', target.value)}
              />
            </FormGrid>
          </FormSet>
          <FormSet title={t('Contact')}>
            <FormGrid>
              <Whole>
                <Field
                  label={t('Email')}
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  icon="mail"
                  value={values.email}
                  error={errors['email']}
                  {...(values.role === 'student' && {
                    hint: t('Students need none: they log in with their class code.'),
                  })}
                  onChange={({ target }) => set('email', target.value)}
                />
              </Whole>
              <Whole>
                <SelectField
                  label={t('Country')}
                  name="country"
                  value={entered.country}
                  error={errors['country']}
                  onChange={({ target }) => {
                    setChosenCountry(true);
                    set('country', target.value);
                  }}
                >
                  <option value="">{t('Choose a country')}</option>
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </SelectField>
              </Whole>
            </FormGrid>
          </FormSet>
          <FormSet title={t('Role')}>
            {person?.id === me ? (
              <p>{t('Nobody changes their own role. Another administrator can.')}</p>
            ) : (
              <ChoiceCards
                name="role"
                value={values.role}
                options={roleOptions(person?.role)}
                onChange={(role) => set('role', role)}
              />
            )}
            {errors['role'] && <p className={styles['wrong']}>{errors['role']}</p>}
            {newRole && (
              <p className={styles['note']}>{t('Another role signs the person out everywhere.')}</p>
            )}
            {needsSchool && (
              <div className={styles['school']}>
                <SelectField
                  label={t('School')}
                  name="school"
                  value={values.school}
                  error={errors['school']}
                  onChange={({ target }) => set('school', target.value)}
                >
                  <option value="">{t('Choose a school')}</option>
                  {values.school && !schools?.some(({ id }) => id === values.school) && (
                    <option value={values.school}>{t('The school you came from')}</option>
                  )}
                  {schools?.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </SelectField>
              </div>
            )}
          </FormSet>
          {values.role === 'student' && !person && area === 'school' && (
            <FormSet title={t('Class')}>
              <SelectField
                label={t('Class')}
                name="class_id"
                value={values.class_id}
                error={errors['class_id']}
                onChange={({ target }) => set('class_id', target.value)}
              >
                <option value="">{t('None yet')}</option>
                {classes.map(({ id, name, year }) => (
                  <option key={id} value={id}>
                    {`${name}, ${year}`}
                  </option>
                ))}
              </SelectField>
            </FormSet>
          )}
          {values.role === 'student' && (
            <FormSet title={t('Age')}>
              <BirthFields
                value={{ year: values.birth_year, month: values.birth_month }}
                errors={errors}
                onChange={({ year, month }) => {
                  setValues({ ...values, birth_year: year, birth_month: month });
                  setRefused(({ birth_year: _year, birth_month: _month, ...rest }) => rest);
                }}
              />
            </FormSet>
          )}
        </div>
        <AvatarField
          person={{
            id: person?.id ?? 'new',
            first_name: values.first_name,
            last_name: values.last_name,
            avatar: person?.avatar ?? null,
          }}
          choice={avatar}
          photos={values.role !== 'student'}
          error={errors['avatar']}
          onChange={(choice, problem) => {
            setAvatar(choice);
            setRefused(({ avatar: _mended, ...rest }) => (problem ? { ...rest, avatar: problem } : rest));
          }}
        />
        <div className={styles['foot']}>
          <FormFoot note={t('What you typed is kept.')}>
            <Button tone="main" type="submit" disabled={busy}>
              {person ? t('Save changes') : title}
            </Button>
            <ButtonLink to={person ? view(person.id) : list}>{t('Cancel')}</ButtonLink>
          </FormFoot>
        </div>
      </form>
      {confirming && person && (
        <ConfirmDialog
          title={t('Change the role of {name}?', { name: fullName(person) })}
          action={t('Change the role')}
          onClose={() => setConfirming(false)}
          onConfirm={() => void submit(true)}
        >
          <p>
            {t(
              'From {from} to {to}. {name} is logged out everywhere, and sees the screens of the new role.',
              {
                from: roleName(person.role),
                to: roleName(values.role),
                name: fullName(person),
              },
            )}
          </p>
        </ConfirmDialog>
      )}
      <FirstPasswordDialog
        name={values.first_name}
        username={made?.username ?? ''}
        password={made?.password ?? null}
        onClose={() => made && void navigate(view(made.id))}
      />
    </>
  );

  function roleOptions(current: PersonDetail['role'] | undefined) {
    const options: { value: PersonRole; label: string; help: string }[] = [
      { value: 'student', label: t('Student'), help: t('Reads and writes stories') },
      { value: 'teacher', label: t('Teacher'), help: t('Runs classes') },
      { value: 'parent', label: t('Parent'), help: t('Follows a child') },
      { value: 'school_admin', label: t('School admin'), help: t('Runs one school') },
    ];
    if (area === 'platform' || current === 'platform_admin')
      options.push({ value: 'platform_admin', label: t('Platform admin'), help: t('Runs every school') });
    return options;
  }
}
