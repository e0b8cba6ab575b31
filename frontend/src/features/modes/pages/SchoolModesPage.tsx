import type { SchoolModeChoice } from '@bookgrove/api-client';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { modesApi } from '../../../shared/modes.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ModePicture } from '../components/ModePicture.tsx';
import { LeadingCategories, useLeadingNames } from '../components/LeadingCategories.tsx';
import { OrderedList } from '../components/OrderedList.tsx';
import styles from '../components/OrderedList.module.css';

/** Which modes the school offers, and in which order; the first is the default. */
export default function SchoolModesPage() {
  const query = modesApi.useListSchoolModesQuery();
  const tenant = useTenant();
  return (
    <>
      <h1>{t('Modes')}</h1>
      <p className="soft">
        {t('A mode picks what people see first. They begin in the first one that you offer.')}
      </p>
      {tenant?.['switchboard'] === false && (
        <p>{t('The switchboard of this school is off: everybody stays in the first mode.')}</p>
      )}
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={60} height={300} />}
        failed={t('The modes did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={<State scene="empty" title={t('The platform has no modes')} />}
      >
        {({ results }) => <Choices saved={results} />}
      </QueryView>
    </>
  );
}

function Choices({ saved }: { saved: SchoolModeChoice[] }) {
  const [modes, setModes] = useState(saved);
  const [choose, { isLoading }] = modesApi.useChooseSchoolModesMutation();
  const [editing, setEditing] = useState<string | null>(null);
  const dispatch = useDispatch();
  const put = (id: string, part: Partial<SchoolModeChoice>) =>
    setModes((now) => now.map((mode) => (mode.id === id ? { ...mode, ...part } : mode)));
  useEffect(() => setModes(saved), [saved]);
  const first = modes.find(({ offered }) => offered);
  const changed = modes.some(
    (mode, index) =>
      mode.id !== saved[index]?.id ||
      mode.offered !== saved[index].offered ||
      mode.categories?.join() !== saved[index].categories?.join(),
  );
  const save = async () => {
    const { error } = await choose({
      modes: modes.map(({ id, offered, categories }) => ({ id, offered, categories })),
    });
    const failure = error && normalizeError(error);
    dispatch(
      failure
        ? showToast('bad', failure.fields['modes'] ?? failure.message)
        : showToast('ok', t('The modes of the school are saved')),
    );
  };
  return (
    <>
      <OrderedList
        label={t('Modes')}
        entries={modes}
        onOrder={setModes}
        picture={({ image }) => <ModePicture image={image} className={styles['picture']} />}
      >
        {(mode) => (
          <>
            <b>{mode.name}</b>
            <p>{mode.description}</p>
            {mode.lock_reason && <p>{mode.lock_reason}</p>}
            <Leads slugs={mode.categories ?? mode.platform_categories} />
            <span className={styles['tools']}>
              <Checkbox
                label={t('Offer {name}', { name: mode.name })}
                checked={mode.offered}
                onChange={({ target }) => put(mode.id, { offered: target.checked })}
              />
              <Button
                size="sm"
                aria-label={t('Categories that lead in {name}', { name: mode.name })}
                onClick={() => setEditing(mode.id)}
              >
                {t('Categories')}
              </Button>
              {mode.id === first?.id && <Status kind="ok" label={t('Everybody begins here')} />}
            </span>
          </>
        )}
      </OrderedList>
      <p className={styles['end']}>
        <Button tone="main" disabled={isLoading || !changed} onClick={() => void save()}>
          {t('Save modes')}
        </Button>
        {changed && <Button onClick={() => setModes(saved)}>{t('Undo')}</Button>}
      </p>
      <CategoriesDialog
        mode={modes.find(({ id }) => id === editing)}
        onChange={(categories) => editing && put(editing, { categories })}
        onClose={() => setEditing(null)}
      />
    </>
  );
}

function Leads({ slugs }: { slugs: string[] }) {
  const names = useLeadingNames(slugs);
  return names && <p>{t('First: {names}', { names })}</p>;
}

/**
 * The first categories of a mode at this school: those of the platform, or its own choice. Saved with the
 * other settings.
 */
function CategoriesDialog({
  mode,
  onChange,
  onClose,
}: {
  mode: SchoolModeChoice | undefined;
  onChange: (categories: string[] | null) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={mode !== undefined}
      onClose={onClose}
      title={mode ? t('Categories that lead in {name}', { name: mode.name }) : ''}
    >
      {mode && (
        <div className={styles['form']}>
          <Checkbox
            label={t('As the platform has it')}
            checked={mode.categories === null}
            onChange={({ target }) => onChange(target.checked ? null : mode.platform_categories)}
          />
          {mode.categories === null ? (
            <Leads slugs={mode.platform_categories} />
          ) : (
            <LeadingCategories slugs={mode.categories} onChange={onChange} />
          )}
          <Button tone="main" onClick={onClose}>
            {t('Done')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
