import { MoveButtons } from '../../../shared/giving/MoveButtons.tsx';
import { useMoveCharityMutation, type CharityDraft } from '../deskApi.ts';
import { moveTexts, type Move } from './model.ts';

/** The moves of a charity that are possible now; it is verified elsewhere. */
export function CharityMoves({ charity: { id, name, moves } }: { charity: CharityDraft }) {
  const [send] = useMoveCharityMutation();
  return (
    <MoveButtons<Move>
      name={name}
      moves={moves.filter((move): move is Move => move !== 'verify')}
      textOf={moveTexts}
      send={(move, reason) => send({ id, charityMoveBody: { move, ...(reason && { reason }) } })}
    />
  );
}
