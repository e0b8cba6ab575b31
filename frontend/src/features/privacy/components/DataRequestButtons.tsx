import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ReasonDialog } from '../../../shared/family/ReasonDialog.tsx';
import { useRequestDataMutation } from '../api.ts';

/** Two buttons for one person: a copy of their data, and their erasure. */
export function DataRequestButtons({ personId, name }: { personId: string; name: string }) {
  const [erasing, setErasing] = useState(false);
  const [ask, { isLoading }] = useRequestDataMutation();
  const dispatch = useDispatch();
  const send = async (kind: 'export' | 'erasure', reason = '') => {
    if (isLoading) return;
    const { error } = await ask({ kind, person_id: personId, reason });
    setErasing(false);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else
      dispatch(
        showToast(
          'ok',
          kind === 'export'
            ? t('The copy is being made. It appears in the list of requests.')
            : t('Asked. {name} is erased within 30 days; until then it can be taken back.', { name }),
        ),
      );
  };
  return (
    <div className="row">
      <Button
        icon="file"
        aria-label={t('Get a copy of the data of {name}', { name })}
        onClick={() => void send('export')}
      >
        {t('Get a copy')}
      </Button>
      <Button tone="danger" aria-label={t('Erase {name}', { name })} onClick={() => setErasing(true)}>
        {t('Erase')}
      </Button>
      <ReasonDialog
        key={String(erasing)}
        open={erasing}
        title={t('Erase {name}?', { name })}
        text={t(
          'Name, login, classes, reading and e-mails go for good, within 30 days. What has to be kept is kept without the name. Until it is done, it can be taken back.',
        )}
        action={t('Ask for it')}
        busy={isLoading}
        onClose={() => setErasing(false)}
        onReason={(reason) => void send('erasure', reason)}
      />
    </div>
  );
}
