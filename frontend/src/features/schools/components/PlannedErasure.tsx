import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useListOwnSchoolErasuresQuery, useStopOwnSchoolErasureMutation } from '../api.ts';
import { DataSection } from './DataSection.tsx';
import { StopErasureDialog } from './StopErasureDialog.tsx';

/** What a head sees of a planned erasure of the own school, and how they stop it. Nothing while none is planned. */
export function PlannedErasure() {
  const query = useListOwnSchoolErasuresQuery();
  const [stopping, setStopping] = useState<string | null>(null);
  const [stop, stopState] = useStopOwnSchoolErasureMutation();
  const dispatch = useDispatch();
  const object = async (id: string) => {
    const { error } = await stop(id);
    setStopping(null);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('The erasure is stopped. Everything stays as it is.')),
    );
  };
  return (
    <>
      {stopping && (
        <StopErasureDialog
          busy={stopState.isLoading}
          onConfirm={() => void object(stopping)}
          onClose={() => setStopping(null)}
        />
      )}
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={80} />}
        failed={t('The erasures did not load')}
      >
        {({ results }) =>
          results.map(({ id, due_at, planned_at, planned_by }) => (
            <DataSection key={id} title={t('Planned erasure of the school')}>
              <p>
                <Status kind="bad" label={t('It begins on {at}.', { at: formatDateTime(due_at) })} />
              </p>
              <p>
                {t('Planned on {at} by the team of the platform: {names}.', {
                  at: formatDateTime(planned_at),
                  names: planned_by.join(', '),
                })}{' '}
                {t(
                  'Accounts, books, stories, courses, e-mails and files are then erased for good. Until then you can stop it here, and propose an export of all data below.',
                )}
              </p>
              <p>
                <Button tone="danger" onClick={() => setStopping(id)}>
                  {t('Stop the erasure')}
                </Button>
              </p>
            </DataSection>
          ))
        }
      </QueryView>
    </>
  );
}
