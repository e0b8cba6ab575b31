import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { charityPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { countryOptions } from '../../../shared/countryOptions.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { CharityMark } from '../../../shared/giving/Drawings.tsx';
import { GoalChoice, PictureUpload } from '../../../shared/giving/FormParts.tsx';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { ChoiceCards, FormFoot, FormGrid, FormSet, Whole } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  charityDeskApi,
  useChangeCharityMutation,
  useCreateCharityMutation,
  useGetCharityDraftQuery,
  type CharityBody,
  type CharityDraft,
} from '../deskApi.ts';
import styles from './Charity.module.css';
import { statusOf, useCharityArea } from './model.ts';
import { Papers } from './Papers.tsx';
import { CharitySide } from './CharitySide.tsx';

/** Makes or changes a charity; beside it, what can come next. */
export default function CharityFormPage() {
  const { charityId } = useParams();
  const query = useGetCharityDraftQuery(charityId ?? '', { skip: !charityId });
  if (!charityId) return <CharityForm />;
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={560} />}
      failed={t('The charity did not load')}
      missing={<NotFoundPage />}
    >
      {(charity) => <CharityForm key={`${charity.id} ${charity.version}`} charity={charity} />}
    </QueryView>
  );
}

type Values = Required<Omit<CharityBody, 'goals'>> & { goals: number[] };
type Regime = NonNullable<CharityBody['receipts']>;

const valuesOf = (charity: CharityDraft | undefined): Values => ({
  name: charity?.name ?? '',
  country: (charity?.country ?? 'GB') as Values['country'],
  legal_name: charity?.legal_name ?? '',
  summary: charity?.summary ?? '',
  mission: charity?.mission ?? '',
  place: charity?.place ?? '',
  registration_number: charity?.registration_number ?? '',
  register_url: charity?.register_url ?? '',
  website: charity?.website ?? '',
  email: charity?.email ?? '',
  goals: charity?.goals ?? [],
  receipts: charity?.receipts ?? 'none',
  tax_reference: charity?.tax_reference ?? '',
  tax_reference_on: charity?.tax_reference_on ?? '',
  cover_alt: charity?.cover_alt ?? '',
});

/** Fields that are empty are not sent as a text: the server takes null for none. */
const bodyOf = ({
  register_url,
  website,
  email,
  tax_reference,
  tax_reference_on,
  ...values
}: Values): CharityBody => ({
  ...values,
  register_url: register_url || null,
  website: website || null,
  email: email || null,
  tax_reference: tax_reference || null,
  tax_reference_on: tax_reference_on || null,
});

function CharityForm({ charity }: { charity?: CharityDraft }) {
  const area = useCharityArea();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { form, errors, settle } = useForm();
  const [values, setValues] = useState(() => valuesOf(charity));
  const [key, setKey] = useState(newKey);
  const [make, making] = useCreateCharityMutation();
  const [change, changing] = useChangeCharityMutation();
  const title = charity?.name ?? (area.platform ? t('Add charity') : t('Propose a charity'));
  usePageTitle(title);
  const set = (part: Partial<Values>) => setValues({ ...values, ...part });
  const editable = charity?.editable ?? true;
  const text = (member: Exclude<keyof Values, 'goals'>) => ({
    value: values[member] ?? '',
    error: errors[member],
    readOnly: !editable,
    onChange: ({ target }: { target: { value: string } }) => set({ [member]: target.value }),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (making.isLoading || changing.isLoading) return;
    const body = bodyOf(values);
    const answer = await (charity
      ? change({ id: charity.id, charityChange: { ...body, version: charity.version } })
      : make(withKey(body, key)));
    if (answer.error) setKey(newKey());
    if (!settle(answer.error)) return;
    dispatch(
      showToast(
        'ok',
        charity ? t('Saved') : t('The draft is saved. Add its papers, then send it to review.'),
      ),
    );
    if (!charity && answer.data) void navigate(area.form(answer.data.id), { replace: true });
  };
  return (
    <>
      <WorkHead
        title={title}
        lead={charity ? statusOf(charity.status).label : t('It starts as a draft that only staff see.')}
        back={{ to: area.list, label: t('All charities') }}
      >
        {charity && (charity.status === 'verified' || charity.status === 'suspended') && (
          <ButtonLink icon="eye" to={charityPath(charity.slug)}>
            {t('See the page')}
          </ButtonLink>
        )}
      </WorkHead>
      <div className={styles['columns']}>
        <div>
          <form ref={form} className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
            <FormSet title={t('Who they are')}>
              {charity && (
                <PictureUpload
                  label={t('Logo')}
                  path={charity.editable ? `/api/charity-desk/${charity.id}/pictures/logo/` : null}
                  className={styles['pictures']}
                  onStored={() => dispatch(charityDeskApi.util.invalidateTags(['CharityDesk']))}
                >
                  <CharityMark of={charity} />
                </PictureUpload>
              )}
              <FormGrid>
                <Field label={t('Name')} maxLength={200} required {...text('name')} />
                <Field label={t('Name in the register')} maxLength={255} {...text('legal_name')} />
                <SelectField label={t('Country')} {...text('country')} disabled={!editable}>
                  {countryOptions().map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </SelectField>
                <Field label={t('Town or region')} maxLength={120} {...text('place')} />
                <Field
                  label={t('Registration number')}
                  dir="ltr"
                  maxLength={60}
                  {...text('registration_number')}
                />
                <Field
                  label={t('Link to the register')}
                  type="url"
                  dir="ltr"
                  maxLength={500}
                  {...text('register_url')}
                />
                <Field label={t('Website')} type="url" dir="ltr" maxLength={500} {...text('website')} />
                <Field
                  label={t('E-mail of its office')}
                  hint={t('Only staff see it.')}
                  type="email"
                  dir="ltr"
                  maxLength={254}
                  {...text('email')}
                />
                <Whole>
                  <Field
                    label={t('What they do, in one sentence')}
                    hint={t('A nine-year-old should understand it.')}
                    maxLength={200}
                    {...text('summary')}
                  />
                </Whole>
                <Whole>
                  <TextAreaField
                    label={t('What they work for')}
                    hint={t('An empty line begins a new paragraph.')}
                    rows={8}
                    maxLength={8000}
                    {...text('mission')}
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
            <FormSet title={t('Receipts for givers')}>
              <ChoiceCards<Regime>
                name="receipts"
                value={values.receipts}
                disabled={!editable}
                onChange={(receipts) => set({ receipts })}
                options={[
                  {
                    value: 'none',
                    label: t('No tax receipt'),
                    help: t('Givers get a thank-you with number and date'),
                  },
                  {
                    value: 'gift_aid',
                    label: t('Gift Aid, United Kingdom'),
                    help: t('Needs the reference of the tax office'),
                  },
                  {
                    value: '80g',
                    label: t('80G, India'),
                    help: t('Needs the registration number and its date'),
                  },
                  { value: 'us', label: t('501(c)(3), United States'), help: t('Needs the EIN') },
                ]}
              />
              {values.receipts !== 'none' && (
                <div className={styles['after']}>
                  <FormGrid>
                    <Field label={t('Tax reference')} dir="ltr" maxLength={40} {...text('tax_reference')} />
                    {values.receipts === '80g' && (
                      <Field label={t('Registered on')} type="date" {...text('tax_reference_on')} />
                    )}
                  </FormGrid>
                </div>
              )}
            </FormSet>
            {editable && (
              <FormFoot>
                <Button
                  type="submit"
                  tone="main"
                  aria-disabled={making.isLoading || changing.isLoading || undefined}
                >
                  {t('Save')}
                </Button>
                <ButtonLink tone="plain" to={area.list}>
                  {t('Cancel')}
                </ButtonLink>
              </FormFoot>
            )}
          </form>
          {charity && <Papers charity={charity} />}
        </div>
        {charity && <CharitySide charity={charity} />}
      </div>
    </>
  );
}
