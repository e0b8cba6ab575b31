import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { MoveButtons } from '../../../shared/giving/MoveButtons.tsx';
import { useListProjectsQuery } from '../../../shared/giving/projectsApi.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { useMoveProjectMutation, type ProjectDraft } from '../deskApi.ts';
import { moveTexts } from './model.ts';

/** The moves of a project that are possible now. A cancellation asks who gets what was raised. */
export function ProjectMoves({ project }: { project: ProjectDraft }) {
  const { id, title, moves, charity } = project;
  const [next, setNext] = useState('');
  const [send] = useMoveProjectMutation();
  const others = useListProjectsQuery(
    { charity: charity.id, status: 'fundraising', limit: 100 },
    { skip: !moves.includes('cancel') },
  ).data?.results.filter((other) => other.id !== id);
  return (
    <MoveButtons
      name={title}
      moves={moves}
      textOf={moveTexts}
      send={(move, reason) =>
        send({
          id,
          projectMoveBody: {
            move,
            ...(reason && { reason }),
            ...(move === 'cancel' && next && { redirect_to: next }),
          },
        })
      }
      ask={(move) =>
        move === 'cancel' &&
        others &&
        others.length > 0 && (
          <SelectField
            label={t('Who gets what was raised?')}
            value={next}
            onChange={({ target }) => setNext(target.value)}
          >
            <option value="">{t('Nothing was raised')}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.title}
              </option>
            ))}
          </SelectField>
        )
      }
    />
  );
}
