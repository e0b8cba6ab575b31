import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { State } from '../../ui/State.tsx';
import { paths } from '../paths.ts';

const RELOADED = 'reloaded_for_new_version';

/**
 * After a release the chunks of the old page are gone from the server: a missing script means that there is a
 * newer version.
 */
const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

/** Shown when a page throws. A page whose code is gone after a release is reloaded, once. */
export function RouteError() {
  const error = useRouteError();
  const missing = isMissingPart(error);
  useEffect(() => {
    if (!missing || !navigator.onLine || sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, '1');
    location.reload();
  }, [missing]);
  if (missing && !navigator.onLine)
    return (
      <main className="wrap" id="main">
        <State
          scene="offline"
          asPage
          title={t('You are offline')}
          actions={
            <TextLink to={paths.offlineBooks} reloadDocument>
              {t('My books at home')}
            </TextLink>
          }
        >
          <p>{t('This comes back with the internet.')}</p>
        </State>
      </main>
    );
  return (
    <main className="wrap" id="main">
      <State
        scene="error"
        asPage
        title={t('This page fell over')}
        actions={
          <>
            <Button tone="main" size="lg" icon="retry" onClick={() => location.reload()}>
              {t('Try again')}
            </Button>
            <TextLink to={paths.library}>{t('Go to the library')}</TextLink>
          </>
        }
      >
        <p>{t('Something broke on our side. Nothing you read is lost.')}</p>
      </State>
    </main>
  );
}
