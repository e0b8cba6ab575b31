import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HumanCheck.module.css';

/** Token that the server accepts where no Turnstile keys are configured; no external script is loaded then. */
export const TEST_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The part of the Turnstile API (https://developers.cloudflare.com/turnstile/) that is used here. */
interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): string;
  remove(widget: string): void;
}

let loading: Promise<Turnstile> | null = null;

function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve((globalThis as unknown as { turnstile: Turnstile }).turnstile);
    script.onerror = () => reject(new Error('The check did not load'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

interface HumanCheckProps {
  siteKey: string;
  action: string;
  onToken: (token: string) => void;
  error: string | undefined;
}

/** Cloudflare Turnstile in its non-interactive mode: most people only see a tick. */
export function HumanCheck({ siteKey, action, onToken, error }: HumanCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onToken);
  tell.current = onToken;
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let widget: string | null = null;
    let gone = false;
    tell.current('');
    setFailed(false);
    void load()
      .then((turnstile) => {
        if (gone || !place.current) return;
        widget = turnstile.render(place.current, {
          sitekey: siteKey,
          action,
          callback: (token) => {
            setFailed(false);
            tell.current(token);
          },
          'expired-callback': () => tell.current(''),
          'error-callback': () => setFailed(true),
        });
      })
      .catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
      if (widget) (globalThis as unknown as { turnstile?: Turnstile }).turnstile?.remove(widget);
    };
  }, [siteKey, action, tries]);
  const words = failed
    ? t('The check that you are a person did not load. Allow challenges.cloudflare.com and try again.')
    : error;
  return (
    <div className={styles['check']}>
      <div ref={place} />
      {words && (
        <p className={styles['error']} role="alert">
          <Icon name="info" />
          {words}
        </p>
      )}
      {failed && (
        // Without reloading the page, which would lose what was typed.
        <Button icon="retry" onClick={() => setTries(tries + 1)}>
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}
