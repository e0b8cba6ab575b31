import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useMoveCharityMutation, type CharityDraft } from '../deskApi.ts';
import { moveTexts, type Move } from './model.ts';

/** The moves that are possible now, each with a question before it. */
export function MoveButtons({ charity }: { charity: CharityDraft }) {
  const [asked, setAsked] = useState<Move | null>(null);
  const moves = charity.moves.filter((move): move is Move => move !== 'verify');
  return (
    <div className={record['actions']}>
      {moves.map((move) => {
        const { action, danger } = moveTexts(move);
        return (
          <Button
            key={move}
            tone={move === 'submit' ? 'main' : danger ? 'danger' : 'line'}
            onClick={() => setAsked(move)}
          >
            {action}
          </Button>
        );
      })}
      {asked && <MoveDialog charity={charity} move={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function MoveDialog({ charity, move, onClose }: { charity: CharityDraft; move: Move; onClose: () => void }) {
  const { action, effect, reason: needsReason, danger } = moveTexts(move);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [send, { isLoading }] = useMoveCharityMutation();
  const dispatch = useDispatch();
  const confirm = async () => {
    if (needsReason && !reason.trim()) return setError(t('Please say why.'));
    const answer = await send({
      id: charity.id,
      charityMoveBody: { move, ...(reason.trim() && { reason: reason.trim() }) },
    });
    if (answer.error) {
      const { message, fields } = normalizeError(answer.error);
      return setError(Object.values(fields)[0] ?? message);
    }
    dispatch(showToast('ok', t('{name} is changed', { name: charity.name })));
    onClose();
  };
  return (
    <ConfirmDialog
      title={`${action}: ${charity.name}`}
      action={action}
      cancel={t('Leave it')}
      tone={danger ? 'danger' : 'main'}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{effect}</p>
      {needsReason && (
        <TextAreaField
          label={t('Why?')}
          rows={3}
          maxLength={500}
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
      )}
      {!needsReason && error && <p role="alert">{error}</p>}
    </ConfirmDialog>
  );
}
