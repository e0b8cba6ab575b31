import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useRequestReconciliationMutation, type RunView } from '../api.ts';
import { providerName, PROVIDERS, utcDay } from '../model.ts';

/** Asks for the comparison of one day with one provider; a worker does it. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const [provider, setProvider] = useState<RunView['provider']>('stripe');
  const [day, setDay] = useState(() => utcDay(1));
  const [error, setError] = useState<string>();
  const [key, setKey] = useState(newKey);
  const [request, { isLoading }] = useRequestReconciliationMutation();
  const dispatch = useDispatch();
  const send = async () => {
    if (!day || day > utcDay(0)) return setError(t('Please choose a day that is not in the future.'));
    const answer = await request(withKey({ provider, day }, key));
    if (answer.error) {
      // A refusal is an answer: what is sent next is another request.
      setKey(newKey());
      return setError(normalizeError(answer.error).message);
    }
    dispatch(showToast('ok', t('The comparison is queued')));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('Compare a day now')}
      action={t('Compare')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <SelectField
        label={t('Provider')}
        value={provider}
        onChange={({ target }) => setProvider(target.value as RunView['provider'])}
      >
        {PROVIDERS.map((one) => (
          <option key={one} value={one}>
            {providerName(one)}
          </option>
        ))}
      </SelectField>
      <Field
        type="date"
        label={t('Day (UTC)')}
        max={utcDay(0)}
        value={day}
        error={error}
        onChange={({ target }) => {
          setDay(target.value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
