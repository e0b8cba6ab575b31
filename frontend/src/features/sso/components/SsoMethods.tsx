import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useListSsoMethodsQuery, useStartSsoMutation } from '../api.ts';

/** Storage key of the page that the person wanted before being sent to the provider. */
export const NEXT_KEY = 'sso-next';

/** A button for each single sign-on provider of the school; renders nothing when there is none. */
export function SsoMethods({ next }: { next: string | null }) {
  const { data } = useListSsoMethodsQuery();
  const [start, { isLoading }] = useStartSsoMutation();
  const dispatch = useDispatch();

  const go = async (id: string) => {
    if (isLoading) return;
    const result = await start(id);
    if (result.error) {
      dispatch(showToast('bad', normalizeError(result.error).message));
      return;
    }
    if (next) sessionStorage.setItem(NEXT_KEY, next);
    else sessionStorage.removeItem(NEXT_KEY);
    window.location.assign(result.data.url);
  };
  return (data?.providers ?? []).map(({ id, name }) => (
    <Button key={id} icon="person" aria-disabled={isLoading || undefined} onClick={() => void go(id)}>
      {t('Log in with {name}', { name })}
    </Button>
  ));
}
