import { useDispatch, useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useFollowBeneficiaryMutation,
  useListFollowedQuery,
  useUnfollowBeneficiaryMutation,
} from '../api.ts';
import { useMayGive } from '../useMayGive.ts';

/** Follows a charity or project, whose news then come by e-mail. Shown to grown-ups who are signed in. */
export function FollowButton({ kind, id }: { kind: 'charity' | 'project'; id: string }) {
  const user = useSelector(selectUser);
  const may = useMayGive();
  return user && may ? <Follow kind={kind} id={id} /> : null;
}

function Follow({ kind, id }: { kind: 'charity' | 'project'; id: string }) {
  const { data: followed } = useListFollowedQuery();
  const [follow, following] = useFollowBeneficiaryMutation();
  const [unfollow, leaving] = useUnfollowBeneficiaryMutation();
  const dispatch = useDispatch();
  if (!followed) return null;
  const on = followed.some((one) => one.id === id);
  const busy = following.isLoading || leaving.isLoading;
  const change = async () => {
    if (busy) return;
    const { error } = await (on ? unfollow({ kind, id }) : follow({ kind, id }));
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <Button
      icon={on ? 'check' : 'heart'}
      aria-pressed={on}
      aria-disabled={busy || undefined}
      onClick={() => void change()}
    >
      {on ? t('You follow this') : t('Follow')}
    </Button>
  );
}
