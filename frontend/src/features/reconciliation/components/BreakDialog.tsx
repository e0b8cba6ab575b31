import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { ChoiceCards } from '../../../ui/Form.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeReconciliationBreakMutation, type BreakView } from '../api.ts';
import { kindName, providerName } from '../model.ts';

const MIN = 3;
const MAX = 300;

/** States that a break is resolved or explained, and why; one that is not open can be opened again. */
export function BreakDialog({ row, onClose }: { row: BreakView; onClose: () => void }) {
  const open = row.state === 'open';
  const [next, setNext] = useState<BreakView['state']>(open ? 'resolved' : 'open');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [change, { isLoading }] = useChangeReconciliationBreakMutation();
  const dispatch = useDispatch();
  const save = async () => {
    const why = reason.trim();
    if (why.length < MIN) return setError(t('Please say why, in 3 to 300 letters.'));
    const answer = await change({ id: row.id, breakStateBody: { state: next, reason: why } });
    if (answer.error) return setError(normalizeError(answer.error).message);
    dispatch(showToast('ok', t('The break is changed')));
    onClose();
  };
  return (
    <ConfirmDialog
      title={open ? t('Resolve or explain this break') : t('Open this break again')}
      action={open ? t('Save') : t('Open it again')}
      cancel={t('Leave it')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <p>
        {t('{kind}, {provider}', { kind: kindName(row.kind), provider: providerName(row.provider) })}
        {': '}
        <bdi>{row.reference}</bdi>
      </p>
      {open && (
        <ChoiceCards
          name="state"
          value={next}
          options={[
            { value: 'resolved', label: t('Resolved'), help: t('Both sides are the same now.') },
            { value: 'explained', label: t('Explained'), help: t('They differ, and it is known why.') },
          ]}
          onChange={setNext}
        />
      )}
      <TextAreaField
        label={t('Reason')}
        hint={t('Kept with the break and in the audit log.')}
        rows={3}
        maxLength={MAX}
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
