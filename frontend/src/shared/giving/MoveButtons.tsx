import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { record } from '../../ui/Record.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './MoveButtons.module.css';

/** A move with what it does; `reason` when others must be told why, `main` for the one that is expected now. */
export interface MoveText {
  action: string;
  effect: string;
  reason: boolean;
  danger: boolean;
  main?: boolean;
}

interface Moves<Move extends string> {
  /** What is moved. */
  name: string;
  moves: readonly Move[];
  textOf: (move: Move) => MoveText;
  send: (move: Move, reason: string) => Promise<{ error?: unknown }>;
  /** What else a move asks. */
  ask?: (move: Move) => ReactNode;
  /** Buttons before those of the moves, where they stand in the row of a table. */
  inRow?: ReactNode;
}

/** The moves that are possible now, each with a question before it. */
export function MoveButtons<Move extends string>(props: Moves<Move>) {
  const [asked, setAsked] = useState<Move | null>(null);
  return (
    <div className={props.inRow ? styles['row'] : record['actions']}>
      {props.inRow}
      {props.moves.map((move) => {
        const { action, danger, main } = props.textOf(move);
        return (
          <Button key={move} tone={danger ? 'danger' : main ? 'main' : 'line'} onClick={() => setAsked(move)}>
            {action}
          </Button>
        );
      })}
      {asked && <MoveDialog {...props} move={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function MoveDialog<Move extends string>({
  name,
  move,
  textOf,
  send,
  ask,
  onClose,
}: Moves<Move> & { move: Move; onClose: () => void }) {
  const { action, effect, reason: needsReason, danger } = textOf(move);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const dispatch = useDispatch();
  const confirm = async () => {
    if (needsReason && !reason.trim()) return setError(t('Please say why.'));
    setBusy(true);
    const answer = await send(move, reason.trim());
    setBusy(false);
    if (answer.error) {
      const { message, fields } = normalizeError(answer.error);
      return setError(Object.values(fields)[0] ?? message);
    }
    dispatch(showToast('ok', t('{name} is changed', { name })));
    onClose();
  };
  return (
    <ConfirmDialog
      title={`${action}: ${name}`}
      action={action}
      cancel={t('Leave it')}
      tone={danger ? 'danger' : 'main'}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{effect}</p>
      {ask?.(move)}
      {needsReason && (
        <TextAreaField
          label={t('Why?')}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
      )}
      {error && <p role="alert">{error}</p>}
    </ConfirmDialog>
  );
}
