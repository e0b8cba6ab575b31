import { ROLES, type Role } from '@bookgrove/contract';
import type { ManagedMode, ModeChange } from '@bookgrove/api-client';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError, type AppError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { modesApi } from '../../../shared/modes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { LandingField } from './LandingField.tsx';
import { LeadingCategories } from './LeadingCategories.tsx';
import styles from './OrderedList.module.css';

const ROLE_NAMES: Partial<Record<Role, string>> = {
  student: 'Students',
  teacher: 'Teachers',
  parent: 'Parents',
  community: 'Community visitors',
  school_admin: 'School administrators',
};

/** The form of a mode; null keeps it closed. */
export function ModeDialog({ mode, onClose }: { mode: ManagedMode | 'new' | null; onClose: () => void }) {
  return (
    <Dialog
      open={mode !== null}
      onClose={onClose}
      title={mode === 'new' ? t('Add a mode') : t('Edit the mode')}
    >
      {mode && <ModeForm mode={mode === 'new' ? null : mode} onClose={onClose} />}
    </Dialog>
  );
}

function ModeForm({ mode, onClose }: { mode: ManagedMode | null; onClose: () => void }) {
  const [draft, setDraft] = useState({
    name: mode?.name ?? '',
    description: mode?.description ?? '',
    view: mode?.view ?? ('library' as const),
    landing_path: mode?.landing_path ?? '/library',
    lock: mode?.lock ?? ('none' as const),
    lock_roles: mode?.lock_roles ?? [],
    categories: mode?.categories ?? [],
    active: mode?.active ?? true,
    status: mode?.status ?? ('ACTIVE' as const),
  });
  const [picture, setPicture] = useState<File | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [add, adding] = modesApi.useAddModeMutation();
  const [change, changing] = modesApi.useChangeModeMutation();
  const dispatch = useDispatch();
  const errors = failure?.fields ?? {};
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = asBody(draft, picture);
    const { error } = mode ? await change({ id: mode.id, modeChange: body }) : await add(body);
    if (error) return setFailure(normalizeError(error));
    dispatch(showToast('ok', t('The mode is saved')));
    onClose();
  };
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void save(event)}>
      <Field
        label={t('Name')}
        maxLength={64}
        value={draft.name}
        error={errors['name']}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Field
        label={t('Description')}
        maxLength={255}
        value={draft.description}
        error={errors['description']}
        onChange={({ target }) => set({ description: target.value })}
      />
      <FileField
        label={t('Picture')}
        words={picture?.name ?? t('Choose a picture')}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        hint={t('PNG, JPEG, WebP or SVG, up to 2 MB.')}
        error={errors['image']}
        onChange={({ target }) => setPicture(target.files?.[0] ?? null)}
      />
      <SelectField
        label={t('Landing page')}
        value={draft.view}
        onChange={({ target }) => set({ view: target.value as typeof draft.view })}
      >
        <option value="library">{t('Everything, with what is featured')}</option>
        <option value="quiet">{t('Quiet: own books, no numbers')}</option>
        <option value="stories">{t('Stories by students first')}</option>
        <option value="learn">{t('Learn: reading levels and the own week')}</option>
        <option value="create">{t('Create: bringing books in')}</option>
        <option value="give">{t('Give: projects that need help, and what was done')}</option>
      </SelectField>
      <LandingField
        value={draft.landing_path}
        error={errors['landing_path']}
        onChange={(landing_path) => set({ landing_path })}
      />
      <LeadingCategories
        slugs={draft.categories}
        error={errors['categories']}
        onChange={(categories) => set({ categories })}
      />
      <SelectField
        label={t('Who may choose it')}
        value={draft.lock}
        onChange={({ target }) => set({ lock: target.value as typeof draft.lock })}
      >
        <option value="none">{t('Everybody who is logged in')}</option>
        <option value="account">{t('People with an account of their own')}</option>
        <option value="roles">{t('Some roles')}</option>
      </SelectField>
      {draft.lock === 'roles' && (
        <fieldset className={styles['roles']}>
          <legend className="sr">{t('Roles')}</legend>
          {ROLES.filter((role) => ROLE_NAMES[role]).map((role) => (
            <Checkbox
              key={role}
              label={t(ROLE_NAMES[role]!)}
              checked={draft.lock_roles.includes(role)}
              onChange={({ target }) =>
                set({
                  lock_roles: target.checked
                    ? [...draft.lock_roles, role]
                    : draft.lock_roles.filter((one) => one !== role),
                })
              }
            />
          ))}
          {errors['lock_roles'] && <p className={styles['error']}>{errors['lock_roles']}</p>}
        </fieldset>
      )}
      <SelectField
        label={t('Status')}
        value={draft.status}
        onChange={({ target }) => set({ status: target.value as typeof draft.status })}
      >
        <option value="ACTIVE">{t('Ready')}</option>
        <option value="DRAFT">{t('Draft')}</option>
        <option value="RETIRED">{t('Retired')}</option>
      </SelectField>
      <Checkbox
        label={t('Switched on')}
        checked={draft.active}
        onChange={({ target }) => set({ active: target.checked })}
      />
      {failure && (
        <p role="alert" className={styles['error']}>
          {failure.message}
        </p>
      )}
      <Button type="submit" tone="main" disabled={adding.isLoading || changing.isLoading}>
        {t('Save mode')}
      </Button>
    </form>
  );
}

/** Sends a multipart form only when there is a picture, else JSON. */
function asBody(fields: object, picture: File | null): ModeChange {
  if (!picture) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('image', picture);
  return form as unknown as ModeChange;
}
