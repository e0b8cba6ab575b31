import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { useListProjectsQuery } from '../../../shared/giving/projectsApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useMoveProjectMutation, type ProjectDraft } from '../deskApi.ts';
import { moveTexts, type Move } from './model.ts';

/** The moves that fit now, each with a question before it. */
export function ProjectMoves({ project }: { project: ProjectDraft }) {
  const [asked, setAsked] = useState<Move | null>(null);
  return (
    <div className={record['actions']}>
      {project.moves.map((move) => {
        const { action, danger } = moveTexts(move);
        return (
          <Button
            key={move}
            tone={danger ? 'danger' : move === 'submit' || move === 'start' ? 'main' : 'line'}
            onClick={() => setAsked(move)}
          >
            {action}
          </Button>
        );
      })}
      {asked && <MoveDialog project={project} move={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function MoveDialog({ project, move, onClose }: { project: ProjectDraft; move: Move; onClose: () => void }) {
  const { action, effect, reason: needsReason, danger } = moveTexts(move);
  const [reason, setReason] = useState('');
  const [next, setNext] = useState('');
  const [error, setError] = useState<string>();
  const [send, { isLoading }] = useMoveProjectMutation();
  const others = useListProjectsQuery(
    { charity: project.charity.id, status: 'fundraising', limit: 100 },
    { skip: move !== 'cancel' },
  ).data?.results.filter(({ id }) => id !== project.id);
  const dispatch = useDispatch();
  const confirm = async () => {
    if (needsReason && !reason.trim()) return setError(t('Please say why.'));
    const answer = await send({
      id: project.id,
      projectMoveBody: {
        move,
        ...(reason.trim() && { reason: reason.trim() }),
        ...(next && { redirect_to: next }),
      },
    });
    if (answer.error) {
      const { message, fields } = normalizeError(answer.error);
      return setError(Object.values(fields)[0] ?? message);
    }
    dispatch(showToast('ok', t('{name} is changed', { name: project.title })));
    onClose();
  };
  return (
    <ConfirmDialog
      title={`${action}: ${project.title}`}
      action={action}
      cancel={t('Leave it')}
      tone={danger ? 'danger' : 'main'}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{effect}</p>
      {others && others.length > 0 && (
        <SelectField
          label={t('Who gets what was raised?')}
          value={next}
          onChange={({ target }) => setNext(target.value)}
        >
          <option value="">{t('Nothing was raised')}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
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
