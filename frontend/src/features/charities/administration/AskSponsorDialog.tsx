import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { language, t } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAskSponsorMutation, type SponsorPoolView } from '../payoutsApi.ts';

/** Sends the sponsor of a pool a link by which it pays all that is open. */
export function AskSponsorDialog({
  pool: { project_id, currency, open, asked },
  name: project,
  onClose,
}: {
  pool: SponsorPoolView;
  name: string;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const [name, setName] = useState(asked?.name ?? '');
  const [email, setEmail] = useState(asked?.email ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [key, setKey] = useState(newKey);
  const [ask, { isLoading }] = useAskSponsorMutation();
  const send = async () => {
    if (isLoading) return;
    const body = { project_id, currency, name: name.trim(), email: email.trim(), language: language() };
    const { error } = await ask(withKey(body, key));
    if (!error) {
      dispatch(showToast('ok', t('The link is on its way to {email}', { email: body.email })));
      return onClose();
    }
    setKey(newKey());
    const { fields, message } = normalizeError(error);
    setErrors(fields['name'] || fields['email'] ? fields : { email: fields['project_id'] ?? message });
  };
  return (
    <ConfirmDialog
      title={t('Ask the sponsor of {project} to pay', { project })}
      action={t('Send the link')}
      cancel={t('Leave it')}
      tone="main"
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <p>
        {t(
          '{sum} is open. The sponsor gets a link by e-mail and pays at a payment provider; the money is then released by itself.',
          {
            sum: formatMoney({ amount: open, currency }),
          },
        )}
      </p>
      <Field
        label={t('Name of the sponsor')}
        maxLength={120}
        value={name}
        error={errors['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={t('E-mail of the sponsor')}
        type="email"
        maxLength={255}
        value={email}
        error={errors['email']}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ConfirmDialog>
  );
}
