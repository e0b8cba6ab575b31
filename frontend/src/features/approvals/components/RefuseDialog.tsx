import { useState, type FormEvent } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { useRefuseProposalMutation } from '../api.ts';

const MIN = 10;
const MAX = 300;

/** Refuses with a reason, which the proposer reads. */
export function RefuseDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const [refuse, { isLoading }] = useRefuseProposalMutation();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const why = reason.replace(/\s+/g, ' ').trim();
    if (why.length < MIN) {
      setError(t('Please say why, in 10 to 300 letters.'));
      return;
    }
    const answer = await refuse({ id, refuseProposalBody: { reason: why } });
    if (!answer.error) {
      onClose();
      return;
    }
    const { fields, message } = normalizeError(answer.error);
    setError(fields['reason'] ?? message);
  };
  return (
    <Dialog open onClose={onClose} title={t('Refuse: {title}', { title })}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <TextAreaField
          label={t('Why do you refuse?')}
          hint={t('The person who proposed it reads this.')}
          name="reason"
          rows={3}
          maxLength={MAX}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit" tone="danger" size="lg" aria-disabled={isLoading || undefined}>
          {t('Refuse')}
        </Button>
      </form>
    </Dialog>
  );
}
