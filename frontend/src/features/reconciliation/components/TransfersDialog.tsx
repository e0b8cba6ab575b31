import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useEnterTransfersMutation } from '../api.ts';
import { transfersOf } from '../model.ts';

/** PhonePe takes rupees only. */
const CURRENCY = 'INR';

/** Enters PhonePe's transfers to the bank from its settlement report, because PhonePe gives no list of them. */
export function TransfersDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [enter, { isLoading }] = useEnterTransfersMutation();
  const dispatch = useDispatch();
  const send = async () => {
    const { transfers, wrong } = transfersOf(text, CURRENCY);
    if (wrong !== null) return setError(t('Line {line} is not “reference, amount, day”.', { line: wrong }));
    if (transfers.length === 0) return setError(t('Please enter at least one transfer.'));
    const { data, error: refused } = await enter({ provider: 'phonepe', currency: CURRENCY, transfers });
    if (refused) return setError(normalizeError(refused).message);
    dispatch(
      showToast(
        'ok',
        t(
          '{posted, plural, =0 {Nothing new} one {# transfer} other {# transfers}} posted, {known} known before.',
          {
            posted: data.posted,
            known: data.known,
          },
        ),
      ),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('Enter transfers of PhonePe')}
      action={t('Post them')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <p>
        {t('Take them from the settlement report in PhonePe’s dashboard. Each reference is posted once.')}
      </p>
      <TextAreaField
        label={t('One transfer in each line: reference, amount in rupees, day')}
        hint="UTR123456, 1250.00, 2026-11-27"
        rows={6}
        dir="ltr"
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
