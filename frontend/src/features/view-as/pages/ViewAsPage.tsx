import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { rememberSignedIn, selectSession } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Splash } from '../../../ui/Splash.tsx';
import { State } from '../../../ui/State.tsx';
import { useEnterViewAsMutation } from '../api.ts';
import { consumeTicket } from '../ticket.ts';

/** Exchanges the ticket in the address, and restarts the app as the viewed person. */
export default function ViewAsPage() {
  const { phase } = useSelector(selectSession);
  const [ticket] = useState(consumeTicket);
  const [enter, { error }] = useEnterViewAsMutation();
  const started = useRef(false);
  useEffect(() => {
    if (!ticket || phase === 'restoring' || started.current) return;
    started.current = true;
    void enter({ ticket }).then(({ data }) => {
      if (!data) return;
      rememberSignedIn();
      location.replace(paths.home);
    });
  }, [enter, phase, ticket]);
  if (ticket && !error) return <Splash />;
  return (
    <main id="main">
      <State
        asPage
        scene="error"
        title={t('This does not open anything')}
        actions={
          <ButtonLink tone="main" to={paths.home}>
            {t('To the library')}
          </ButtonLink>
        }
      >
        <p>
          {error
            ? normalizeError(error).message
            : t('To view as somebody, start from their page in the list of people.')}
        </p>
      </State>
    </main>
  );
}
