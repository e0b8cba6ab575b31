import { accountsCalls } from '@bookgrove/api-client';
import type { Language } from '@bookgrove/contract';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '../../api/baseApi.ts';
import { selectSession, signedIn } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { rememberLanguage, showLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { AppDispatch, RootState } from '../store.ts';
import styles from './LanguageChange.module.css';

/**
 * Changes the language, and stores the choice in the browser and in the account. Asks for confirmation first
 * when typed text would be lost.
 */
export default function LanguageChange({ to, onDone }: { to: Language; onDone: () => void }) {
  const [asking] = useState(wouldLose);
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const store = useStore<RootState>();
  const change = useCallback(async () => {
    onDone();
    if (!(await showLanguage(to))) {
      dispatch(showToast('bad', t('The texts of this language did not arrive. Please try again.')));
      return;
    }
    rememberLanguage(to);
    // The choice overrides a language given in a link.
    if (new URLSearchParams(location.search).has('lang'))
      void navigate(withoutLanguage(location.pathname, location.search), { replace: true });
    // Texts that the server translates are fetched in the new language too.
    dispatch(baseApi.util.resetApiState());
    requestAnimationFrame(focusSwitch);
    const { access, user } = selectSession(store.getState());
    if (!access || !user || user.role === 'community') return;
    dispatch(signedIn({ access, user: { ...user, language: to } }));
    // Only the language of e-mails depends on it: when the call fails, the next choice sends it again.
    await dispatch(accountsCalls.endpoints.changeOwnProfile.initiate({ language: to }));
  }, [dispatch, navigate, onDone, store, to]);
  useEffect(() => {
    if (!asking) void change();
    // Runs once, on mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Dialog open={asking} onClose={onDone} title={t('Change the language?')}>
      <p>{t('What you have typed on this page and not saved will be gone.')}</p>
      <div className={styles['choice']}>
        <Button onClick={onDone}>{t('Stay here')}</Button>
        <Button tone="main" onClick={() => void change()}>
          {t('Change the language')}
        </Button>
      </div>
    </Dialog>
  );
}

function withoutLanguage(path: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

/**
 * Whether a form of this page contains typed text, or an operation is running that must not be interrupted,
 * such as an upload.
 */
function wouldLose(): boolean {
  if (document.querySelector('main form [data-typed]:not([type="search"])')) return true;
  const leaving = new Event('beforeunload', { cancelable: true });
  return !window.dispatchEvent(leaving);
}

/** After the page is rendered again, returns the focus to the language switch, or to the nearest element. */
function focusSwitch(): void {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-languages] [aria-current]')];
  (
    marked.find((button) => button.checkVisibility()) ?? document.querySelector<HTMLElement>('main h1')
  )?.focus({
    preventScroll: true,
  });
}
