import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { Proof } from '../../../shared/security/ProofDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, TextAreaField } from '../../../ui/Field.tsx';
import { record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useCheckCharityMutation,
  useTakeCharityMutation,
  useVerifyCharityMutation,
  type CharityDraft,
} from '../deskApi.ts';
import styles from './Charity.module.css';
import { checkName } from './model.ts';
import { ProofOf } from './ProofOf.tsx';

/** What must be done before “Verified”: four checks, and a second person. */
export function Review({ charity }: { charity: CharityDraft }) {
  const dispatch = useDispatch();
  const [check, { isLoading }] = useCheckCharityMutation();
  const [asked, setAsked] = useState(false);
  if (charity.status !== 'in_review') return null;
  const tick = async (kind: CharityDraft['checks'][number]['kind'], done: boolean) => {
    const { error } = await check({ id: charity.id, charityCheckBody: { kind, done } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  const ready = charity.checks_to_do.length === 0 && charity.moves.includes('verify');
  return (
    <section className={styles['card']}>
      <h2>{t('To do before “Verified”')}</h2>
      {!charity.of_platform && <TakeOver charity={charity} />}
      <ul className={styles['checks']}>
        {charity.checks.map(({ kind, done, by, at }) => (
          <li key={kind}>
            <Checkbox
              label={checkName(kind)}
              checked={done}
              disabled={isLoading || !charity.of_platform}
              onChange={({ target }) => void tick(kind, target.checked)}
            />
            {done && at && (
              <small>
                {by}, {formatDay(at)}
              </small>
            )}
          </li>
        ))}
      </ul>
      <p>{t('Then a second person agrees: never the one who proposed it.')}</p>
      <div className={record['actions']}>
        <Button tone="main" aria-disabled={!ready || undefined} onClick={() => ready && setAsked(true)}>
          {t('Verify')}
        </Button>
      </div>
      {!ready && <p className={record['note']}>{t('“Verify” opens when all checks are ticked.')}</p>}
      {asked && <VerifyDialog charity={charity} onClose={() => setAsked(false)} />}
    </section>
  );
}

/** A proposal of a school becomes a charity of the platform, for this school or for all. */
function TakeOver({ charity }: { charity: CharityDraft }) {
  const dispatch = useDispatch();
  const [take, { isLoading }] = useTakeCharityMutation();
  const send = async (everybody: boolean) => {
    const { error } = await take({ id: charity.id, takeCharityBody: { everybody } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <>
      <p>
        {t('{school} proposed it. Take it over first: for that school alone, or for every school.', {
          school: charity.proposed_by ?? t('A school'),
        })}
      </p>
      <div className={record['actions']}>
        <Button aria-disabled={isLoading || undefined} onClick={() => void send(false)}>
          {t('For that school')}
        </Button>
        <Button aria-disabled={isLoading || undefined} onClick={() => void send(true)}>
          {t('For every school')}
        </Button>
      </div>
    </>
  );
}

function VerifyDialog({ charity, onClose }: { charity: CharityDraft; onClose: () => void }) {
  const dispatch = useDispatch();
  const [verify] = useVerifyCharityMutation();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const propose = async (proof: Proof): Promise<unknown> => {
    if (reason.trim().length < 3) {
      setError(t('Say what the second person should know.'));
      return undefined;
    }
    const answer = await verify({ id: charity.id, charityVerifyBody: { ...proof, reason: reason.trim() } });
    if (answer.error) return answer.error;
    dispatch(showToast('ok', t('Proposed. A second person finds it under “Approvals”.')));
    onClose();
    return undefined;
  };
  return (
    <ProofOf
      title={t('Verify {name}', { name: charity.name })}
      action={t('Propose')}
      onProven={propose}
      onClose={onClose}
    >
      <TextAreaField
        label={t('What should the second person know?')}
        rows={3}
        maxLength={300}
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
      />
    </ProofOf>
  );
}
