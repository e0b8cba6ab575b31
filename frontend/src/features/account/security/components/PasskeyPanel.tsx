import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../../api/normalizeError.ts';
import { formatAgo } from '../../../../i18n/format.ts';
import { t } from '../../../../i18n/index.ts';
import { createPasskey, PasskeyRefused, passkeysKnown } from '../../../../shared/passkeys.ts';
import { Button, IconButton } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  type PasskeyCard,
  type Security,
} from '../../../../shared/security/api.ts';
import { ProofDialog, type Proof } from '../../../../shared/security/ProofDialog.tsx';
import styles from '../../../../shared/security/Security.module.css';

/** The person's passkeys: name, last use, adding and removing. */
export function PasskeyPanel({ security: { passkeys, proof } }: { security: Security }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<PasskeyCard>();
  const [remove] = useRemovePasskeyMutation();
  const dispatch = useDispatch();

  const removeProven = async (given: Proof) => {
    const result = await remove({ id: removing!.id, recentConfirmationBody: given });
    if (result.error) return result.error;
    setRemoving(undefined);
    dispatch(showToast('ok', t('The passkey is removed.')));
    return null;
  };

  return (
    <section className={styles['panel']} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t('Passkeys')}</h2>
      <p>
        {t(
          'A passkey is your finger, face or PIN on a device of yours. It replaces the password and the code, and nobody can steal it by a false page.',
        )}
      </p>
      {passkeys.length > 0 ? (
        <ul className={styles['list']}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Icon name="lock" />
              <div>
                <b>{passkey.name}</b>
                <span>
                  {t('Added {when}', { when: formatAgo(passkey.created_at) })}
                  {' · '}
                  {passkey.last_used_at
                    ? t('used {when}', { when: formatAgo(passkey.last_used_at) })
                    : t('not used yet')}
                </span>
              </div>
              <IconButton
                icon="close"
                label={t('Remove {name}', { name: passkey.name })}
                onClick={() => setRemoving(passkey)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{t('You have no passkey yet.')}</p>
      )}
      <div className="row">
        {passkeysKnown() ? (
          <Button tone={passkeys.length === 0 ? 'main' : 'line'} icon="plus" onClick={() => setAdding(true)}>
            {t('Add a passkey')}
          </Button>
        ) : (
          <p className="soft">{t('This browser does not know passkeys.')}</p>
        )}
      </div>
      {adding && <AddDialog proof={proof} onClose={() => setAdding(false)} />}
      {removing && (
        <ProofDialog
          title={t('Remove {name}', { name: removing.name })}
          kind={proof}
          action={t('Remove')}
          tone="danger"
          onProven={removeProven}
          onClose={() => setRemoving(undefined)}
        >
          <p>{t('It will not open your account any more. Delete it on the device as well.')}</p>
        </ProofDialog>
      )}
    </section>
  );
}

function AddDialog({ proof, onClose }: { proof: Security['proof']; onClose: () => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const dispatch = useDispatch();

  const make = async (given: Proof) => {
    setProblem(undefined);
    const asked = await begin(given);
    if (asked.error) return asked.error;
    const { ticket, options } = asked.data;
    try {
      const credential = await createPasskey(options);
      const added = await add({ ticket, name: name.trim() || t('My device'), credential });
      if (added.error) setProblem(normalizeError(added.error).message);
      else {
        onClose();
        dispatch(showToast('ok', t('The passkey is yours now.')));
      }
    } catch (error) {
      if (!(error instanceof PasskeyRefused)) throw error;
      setProblem(error.message);
    }
    return null;
  };

  return (
    <ProofDialog
      title={t('Add a passkey')}
      kind={proof}
      action={t('Continue')}
      onProven={make}
      onClose={onClose}
    >
      <Field
        label={t('Name of the passkey')}
        hint={t('So that you know it again, e.g. “My phone”.')}
        name="passkey-name"
        autoComplete="off"
        maxLength={255}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </ProofDialog>
  );
}
