import type { ManagedMode } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { modesApi } from '../../../shared/modes.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ModeDialog } from '../components/ModeDialog.tsx';
import { ModePicture } from '../components/ModePicture.tsx';
import { OrderedList } from '../components/OrderedList.tsx';
import styles from '../components/OrderedList.module.css';

/** Every mode of the platform, in the order in which schools see them. */
export default function PlatformModesPage() {
  const query = modesApi.useListManagedModesQuery();
  const [editing, setEditing] = useState<ManagedMode | 'new' | null>(null);
  const [order] = modesApi.useOrderModesMutation();
  const dispatch = useDispatch();
  const save = async (modes: ManagedMode[]) => {
    const { error } = await order({ ids: modes.map(({ id }) => id) });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <>
      <div className={styles['head']}>
        <h1>{t('Modes')}</h1>
        <Button tone="main" icon="plus" onClick={() => setEditing('new')}>
          {t('Add a mode')}
        </Button>
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={60} height={300} />}
        failed={t('The modes did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={<State scene="empty" title={t('No modes yet')} />}
      >
        {({ results }) => (
          <OrderedList
            label={t('Modes')}
            entries={results}
            onOrder={(modes) => void save(modes)}
            picture={({ image }) => <ModePicture image={image} className={styles['picture']} />}
          >
            {(mode) => (
              <>
                <b>{mode.name}</b>
                <p>{mode.description}</p>
                <span className={styles['tools']}>
                  <ModeState mode={mode} />
                  <Button
                    size="sm"
                    aria-label={t('Edit {name}', { name: mode.name })}
                    onClick={() => setEditing(mode)}
                  >
                    {t('Edit')}
                  </Button>
                </span>
              </>
            )}
          </OrderedList>
        )}
      </QueryView>
      <ModeDialog mode={editing} onClose={() => setEditing(null)} />
    </>
  );
}

function ModeState({ mode: { active, status } }: { mode: ManagedMode }) {
  if (status === 'DRAFT') return <Status kind="info" label={t('Draft')} />;
  if (status === 'RETIRED') return <Status kind="off" label={t('Retired')} />;
  return active ? <Status kind="ok" label={t('Active')} /> : <Status kind="off" label={t('Switched off')} />;
}
