import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useGetConsentsQuery,
  useGrantConsentMutation,
  useWithdrawConsentMutation,
  type ConsentView,
} from '../api.ts';
import { formatDay } from '../../../i18n/format.ts';
import styles from '../../../shared/family/Family.module.css';

/** Consents for a child's work: the same list for guardian, school and child, each with its own texts. */
export function ConsentList({
  studentId,
  forChild = false,
  asked = [],
}: {
  studentId: string;
  forChild?: boolean;
  /** Purposes that the person was asked about: the first unanswered one is opened. */
  asked?: readonly string[];
}) {
  const query = useGetConsentsQuery(studentId);
  return (
    <QueryView
      query={query}
      failed={t('The consents did not load')}
      skeleton={
        <ul className={styles['consents']} aria-hidden="true">
          {[1, 2, 3, 4, 5].map((line) => (
            <li key={line}>
              <SkeletonLine width={50} />
              <SkeletonLine width={80} />
            </li>
          ))}
        </ul>
      }
    >
      {({ consents, may_answer, may_withdraw }) => (
        <Consents
          first={consents.find(({ purpose, state }) => asked.includes(purpose) && state !== 'given')?.purpose}
        >
          {consents.map((consent) => (
            <Consent
              key={consent.purpose}
              studentId={studentId}
              consent={consent}
              forChild={forChild}
              mayGive={may_answer}
              mayWithdraw={may_withdraw}
              waitedFor={asked.includes(consent.purpose) && consent.state !== 'given'}
            />
          ))}
        </Consents>
      )}
    </QueryView>
  );
}

/** The list, scrolled to the consent that the person was asked about. */
function Consents({ first, children }: { first: string | undefined; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  // After an answer the next unanswered one is first.
  useEffect(() => {
    const item = first && list.current?.querySelector<HTMLElement>(`[data-purpose='${first}']`);
    if (!item) return;
    item.scrollIntoView({ block: 'center' });
    item.focus({ preventScroll: true });
  }, [first]);
  return (
    <ul ref={list} className={styles['consents']}>
      {children}
    </ul>
  );
}

const looks = (state: ConsentView['state']): { kind: StatusKind; label: string } =>
  ({
    given: { kind: 'ok' as const, label: t('Allowed') },
    withdrawn: { kind: 'off' as const, label: t('Not allowed') },
    outdated: { kind: 'wait' as const, label: t('Asked again: the words are new') },
    unanswered: { kind: 'off' as const, label: t('Not allowed yet') },
  })[state];

function Consent({
  studentId,
  consent,
  forChild,
  mayGive,
  mayWithdraw,
  waitedFor,
}: {
  studentId: string;
  consent: ConsentView;
  forChild: boolean;
  mayGive: boolean;
  mayWithdraw: boolean;
  /** A story waits for this consent. */
  waitedFor: boolean;
}) {
  const { purpose, version, title, text, child_text, state, history } = consent;
  const [give, giving] = useGrantConsentMutation();
  const [withdraw, withdrawing] = useWithdrawConsentMutation();
  const [open, setOpen] = useState(false);
  /** Why consent cannot be given; shown beside the button, because it says what to do first. */
  const [refused, setRefused] = useState('');
  const dispatch = useDispatch();
  const busy = giving.isLoading || withdrawing.isLoading;

  const answer = async (yes: boolean) => {
    if (busy) return;
    const result = yes
      ? await give({ id: studentId, purpose, consentBody: { version } })
      : await withdraw({ id: studentId, purpose });
    setRefused(result.error ? normalizeError(result.error).message : '');
    if (!result.error)
      dispatch(
        showToast(
          'ok',
          yes ? t('{title}: allowed', { title: t(title) }) : t('{title}: withdrawn', { title: t(title) }),
        ),
      );
  };
  const asks = mayGive && (state === 'unanswered' || state === 'outdated');
  return (
    <li data-open={asks} data-waited={waitedFor} data-purpose={purpose} tabIndex={waitedFor ? -1 : undefined}>
      {waitedFor && (
        <p className={styles['waited']}>
          <Icon name="edit" /> {t('A story waits for this answer.')}
        </p>
      )}
      <h3>
        {t(title)}
        <Status {...looks(state)} />
      </h3>
      <p>{t(forChild ? child_text : text)}</p>
      {(mayGive || (mayWithdraw && state === 'given')) && (
        <div className="row">
          {state === 'given' || state === 'outdated' ? (
            <>
              {state === 'outdated' && mayGive && (
                <Button
                  tone="main"
                  aria-label={t('Allow: {title}', { title: t(title) })}
                  onClick={() => void answer(true)}
                >
                  {t('Allow')}
                </Button>
              )}
              {mayWithdraw && (
                <Button
                  aria-label={t('Withdraw: {title}', { title: t(title) })}
                  onClick={() => void answer(false)}
                >
                  {t('Withdraw')}
                </Button>
              )}
            </>
          ) : (
            <Button
              tone={asks ? 'main' : 'line'}
              aria-label={t('Allow: {title}', { title: t(title) })}
              onClick={() => void answer(true)}
            >
              {t('Allow')}
            </Button>
          )}
        </div>
      )}
      {refused && (
        <p className={styles['refused']} role="alert">
          {refused}
        </p>
      )}
      {history.length > 0 && !forChild && (
        <details
          className={styles['history']}
          open={open}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{t('Who said what')}</summary>
          <ul>
            {history.map((entry) => (
              <li key={entry.given_at}>
                {t('{name} allowed it on {day}.', { name: entry.given_by, day: formatDay(entry.given_at) })}{' '}
                {entry.withdrawn_at &&
                  t('{name} withdrew it on {day}.', {
                    name: entry.withdrawn_by ?? '',
                    day: formatDay(entry.withdrawn_at),
                  })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
