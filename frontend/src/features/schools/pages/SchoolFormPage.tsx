import { announcementIn, LANGUAGE_NAMES, LANGUAGES, MESSAGES } from '@bookgrove/contract';
import { companions, type ColorField } from '@bookgrove/contract/theme';
import type { ManagedSchool } from '@bookgrove/api-client';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { normalizeError, type AppError } from '../../../api/normalizeError.ts';
import { addPersonPath, paths, schoolDataPath, schoolPath, schoolSettingsPath } from '../../../app/paths.ts';
import { language, t } from '../../../i18n/index.ts';
import { countryOptions } from '../../../shared/countryOptions.ts';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeSchoolMutation, useGetSchoolQuery, useOpenSchoolMutation } from '../api.ts';
import { AnnouncementFields } from '../components/AnnouncementFields.tsx';
import { ColorFields } from '../components/ColorFields.tsx';
import { DomainPanel } from '../components/DomainPanel.tsx';
import { asBody, usePicture, type LogoChange } from '../components/logoFile.ts';
import { LogoField } from '../components/LogoField.tsx';
import { SetupList } from '../components/SetupList.tsx';
import { StatePanel } from '../components/StatePanel.tsx';
import { ThemePreview } from '../components/ThemePreview.tsx';
import { allFields, carriedOver, changedFields, draftOf, tenantTheme, type SchoolDraft } from '../model.ts';
import styles from './SchoolFormPage.module.css';

/** The form of an existing school, or of a new one. */
export default function SchoolFormPage() {
  const { tenantId } = useParams();
  return tenantId ? <Existing key={tenantId} id={tenantId} /> : <SchoolForm school={null} />;
}

function Existing({ id }: { id: string }) {
  const query = useGetSchoolQuery(id);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={60} height={400} />}
      failed={t('The school did not load')}
      missing={
        <State
          scene="lost"
          asPage
          title={t('There is no such school')}
          actions={<ButtonLink to={paths.platformSchools}>{t('All schools')}</ButtonLink>}
        />
      }
    >
      {(school) => <SchoolForm school={school} />}
    </QueryView>
  );
}

function SchoolForm({ school }: { school: ManagedSchool | null }) {
  const before = useMemo(() => draftOf(school), [school]);
  const [draft, setDraft] = useState(before);
  const [logo, setLogo] = useState<LogoChange>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [open, opening] = useOpenSchoolMutation();
  const [change, changing] = useChangeSchoolMutation();
  const navigate = useNavigate();
  const isNew = useSearchParams()[0].has('new');
  const dispatch = useDispatch();
  const picture = usePicture(logo, school?.logo ?? null);
  const theme = useMemo(() => tenantTheme(draft), [draft]);
  // Saved fields are no longer changes; what is typed meanwhile is kept. Checking the domain, or suspending
  // the school, fetches the record again as well and must not discard unsaved input.
  const known = useRef(before);
  useEffect(() => {
    const was = known.current;
    known.current = before;
    if (was !== before) setDraft((now) => carriedOver(was, now, before));
  }, [before]);

  const changes = school ? changedFields(before, draft) : allFields(draft);
  const count = Object.keys(changes).length + (logo ? 1 : 0);
  const set = <Name extends keyof SchoolDraft>(name: Name, value: SchoolDraft[Name]) =>
    setDraft((now) => {
      const next = { ...now, [name]: value };
      // A new school gets colours that match its primary colour, until they are edited by hand.
      if (!school && name === 'primary_color' && untouched(now))
        return { ...next, ...companions(value as string), primary_color: value as string };
      return next;
    });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const problems = school ? {} : missing(draft);
    setFailure(Object.keys(problems).length > 0 ? localFailure(problems) : null);
    if (Object.keys(problems).length > 0) return focusFirstError();
    const body = asBody({ ...changes, ...(logo === 'removed' && { logo: '' as const }) }, logo);
    const answer = school ? await change({ id: school.id, schoolChange: body }) : await open(body);
    if (answer.error) {
      setFailure(normalizeError(answer.error));
      return focusFirstError();
    }
    setLogo(null);
    known.current = draft;
    dispatch(showToast('ok', school ? t('School updated successfully!') : t('School added successfully!')));
    if (!school) void navigate(`${schoolPath(answer.data.id)}?new=1`);
  };

  const errors = failure?.fields ?? {};
  const text = (name: 'school_name' | 'school_email' | 'domain_url' | 'subdomain') => ({
    value: draft[name],
    error: errors[name],
    maxLength: 255,
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className={styles['form']}>
      <TextLink to={paths.platformSchools} icon="before">
        {t('All schools')}
      </TextLink>
      <h1>{school ? t('Edit school') : t('Open a school')}</h1>
      {school && isNew && <FirstAdministrator id={school.id} />}
      {school && (
        <p className={styles['links']}>
          <TextLink to={schoolSettingsPath(school.id)}>{t('School settings')}</TextLink>
          <TextLink to={schoolDataPath(school.id)}>{t('Data of the school')}</TextLink>
        </p>
      )}
      {school && <StatePanel school={school} />}
      <fieldset>
        <legend>{t('School')}</legend>
        <div className={styles['pair']}>
          <Field label={t('School name')} autoComplete="off" {...text('school_name')} />
          <Field label={t('School email')} type="email" autoComplete="off" {...text('school_email')} />
          <Field
            label={t('Domain URL')}
            hint={t('The school’s address on the platform, or a domain of its own.')}
            name="domain_url"
            autoComplete="off"
            spellCheck={false}
            placeholder={draft.subdomain ? `${draft.subdomain}.${location.hostname}` : ''}
            {...text('domain_url')}
          />
          <Field
            label={t('Subdomain')}
            hint={t('The first word of its address on the platform. Left empty, it is made from the name.')}
            autoComplete="off"
            spellCheck={false}
            {...text('subdomain')}
            onBlur={({ relatedTarget }) => {
              // When the focus moves to the address field itself, the person wants to type it.
              if (relatedTarget instanceof HTMLInputElement && relatedTarget.name === 'domain_url') return;
              if (!draft.domain_url && draft.subdomain)
                set('domain_url', `${draft.subdomain.trim().toLowerCase()}.${location.hostname}`);
            }}
          />
          <SelectField
            label={t('Country (optional)')}
            hint={t('Where the school stands on the map of the world.')}
            value={draft.country}
            error={errors['country']}
            onChange={({ target }) => set('country', target.value as SchoolDraft['country'])}
          >
            <option value="">{t('Not said')}</option>
            {countryOptions().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <LogoField
            label={t('Logo')}
            hint={t('PNG, JPEG, WebP or SVG, best square, up to 2 MB.')}
            picture={picture}
            error={errors['logo']}
            onFile={setLogo}
            onRemove={() => setLogo(school?.logo ? 'removed' : null)}
          />
          <div>
            <Checkbox
              label={t('Switchboard')}
              checked={draft.switchboard}
              onChange={({ target }) => set('switchboard', target.checked)}
            />
            <p className="soft">
              {t('On: readers can select a different mode. Off: the school has one mode.')}
            </p>
          </div>
          <AnnouncementFields draft={draft} errors={errors} onChange={set} />
          <SelectField
            label={t('Language')}
            hint={t('For people who have not chosen one themselves.')}
            value={draft.language}
            error={errors['language']}
            onChange={({ target }) => set('language', target.value as SchoolDraft['language'])}
          >
            <option value="">{t('As their browser asks')}</option>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </SelectField>
        </div>
        {school?.domain && <DomainPanel school={school} />}
      </fieldset>
      <fieldset>
        <legend>{t('Colours')}</legend>
        <div className={styles['colors']}>
          <ColorFields
            colors={draft}
            theme={theme}
            errors={errors}
            onChange={(field: ColorField, value) => set(field, value)}
          />
          <div className={styles['stay']}>
            <ThemePreview
              theme={theme}
              name={draft.school_name}
              announcement={announcementIn(draft, language()) ?? ''}
              logo={picture}
            />
          </div>
        </div>
      </fieldset>
      {school && (
        <section>
          <h2>{t('Setting up')}</h2>
          <SetupList
            steps={school.setup}
            help={(step) =>
              step === 'people' && (
                <ButtonLink size="sm" icon="plus" to={addPersonPath(school.id, 'school_admin')}>
                  {t('Add an administrator')}
                </ButtonLink>
              )
            }
          />
        </section>
      )}
      <div className={styles['end']}>
        {failure && (
          <p role="alert" className={styles['failure']}>
            {failure.message}
          </p>
        )}
        <Button
          type="submit"
          tone="main"
          disabled={opening.isLoading || changing.isLoading || (school !== null && count === 0)}
        >
          {school ? t('Save school') : t('Open the school')}
        </Button>
        <ButtonLink to={paths.platformSchools}>{t('Cancel')}</ButtonLink>
        {school && count > 0 && (
          <span className="num">
            {t('{count, plural, one {# change not saved} other {# changes not saved}}', { count })}
          </span>
        )}
      </div>
    </form>
  );
}

/** The next step after creating a school: its first administrator. */
function FirstAdministrator({ id }: { id: string }) {
  return (
    <section className={styles['next']} aria-labelledby="first-administrator">
      <div>
        <h2 id="first-administrator">{t('The school is open. Who runs it?')}</h2>
        <p>
          {t(
            'Add its first administrator. They are sent a link to choose a password, and bring everybody else in.',
          )}
        </p>
      </div>
      <ButtonLink tone="main" icon="plus" to={addPersonPath(id, 'school_admin')}>
        {t('Add the first administrator')}
      </ButtonLink>
    </section>
  );
}

/** Whether the derived colours are unchanged since they were computed from the primary colour. */
const untouched = (draft: SchoolDraft): boolean =>
  Object.entries(companions(draft.primary_color)).every(
    ([field, value]) => draft[field as ColorField] === value,
  );

function missing(draft: SchoolDraft): Record<string, string> {
  const required = {
    school_name: MESSAGES.schoolNameRequired,
    school_email: MESSAGES.schoolEmailRequired,
    domain_url: MESSAGES.domainUrlRequired,
    primary_color: MESSAGES.primaryColorRequired,
  } as const;
  return Object.fromEntries(
    Object.entries(required).filter(([field]) => !draft[field as keyof typeof required].trim()),
  );
}

const localFailure = (fields: Record<string, string>): AppError => ({
  status: 422,
  code: 'validation_failed',
  message: t('Please look at the marked fields.'),
  fields,
  reference: null,
});

function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
