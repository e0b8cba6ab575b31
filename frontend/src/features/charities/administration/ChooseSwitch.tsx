import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Checkbox } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChooseCharityMutation, useUnchooseCharityMutation, type CharityDeskItem } from '../deskApi.ts';

/** Whether the school helps a charity: those come first in its list. */
export function ChooseSwitch({ charity: { id, name, supported } }: { charity: CharityDeskItem }) {
  const dispatch = useDispatch();
  const [choose, choosing] = useChooseCharityMutation();
  const [leave, leaving] = useUnchooseCharityMutation();
  const change = async (on: boolean) => {
    const { error } = await (on ? choose(id) : leave(id));
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <Checkbox
      label={t('We help it')}
      aria-label={t('We help {name}', { name })}
      checked={supported}
      disabled={choosing.isLoading || leaving.isLoading}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
