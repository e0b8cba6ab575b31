import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { normalizeError } from '../../../api/normalizeError.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { useViewAsSchoolPersonMutation, useViewAsUserMutation } from '../api.ts';
import { ticketAddress } from '../ticket.ts';
import styles from './ViewAsDialog.module.css';

const MIN = 10;
const MAX = 300;

/** Asks for the reason and a recent confirmation; then reloads the page as the other person. */
export function ViewAsDialog({
  person,
  area,
  onClose,
}: {
  person: { id: string; first_name: string; last_name: string };
  area: 'school' | 'platform';
  onClose: () => void;
}) {
  const security = useGetSecurityQuery();
  const [here] = useViewAsSchoolPersonMutation();
  const [there] = useViewAsUserMutation();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const name = `${person.first_name} ${person.last_name}`.trim();
  const sayWhy = t('Please say why, in 10 to 300 letters.');

  const begin = async (proof: Proof): Promise<unknown> => {
    const said = reason.replace(/\s+/g, ' ').trim();
    if (said.length < MIN || said.length > MAX) {
      setError(sayWhy);
      return undefined;
    }
    const body = { id: person.id, viewAsBody: { ...proof, reason: said } };
    const answer = await (area === 'school' ? here(body) : there(body));
    if (answer.data) {
      location.assign(ticketAddress(answer.data));
      return undefined;
    }
    const { reason: wrong } = normalizeError(answer.error).fields;
    if (wrong) setError(wrong);
    return wrong ? undefined : answer.error;
  };

  return (
    <Dialog open onClose={onClose} title={t('View as {name}', { name })}>
      <QueryView
        query={security}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The question did not load')}
      >
        {({ proof }) => (
          <ProofForm kind={proof} action={t('View as {name}', { name: person.first_name })} onProven={begin}>
            <p className={styles['words']}>
              {t(
                'You see what they see, for half an hour at most, and can change nothing. What you read is written into the audit, and they see that you looked.',
              )}
            </p>
            {area === 'platform' && (
              <p className={styles['words']}>{t('The school’s administrators get an e-mail.')}</p>
            )}
            <TextAreaField
              label={t('Why do you look?')}
              hint={t('For example: she writes that a book does not open.')}
              name="reason"
              rows={3}
              maxLength={MAX}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setError(undefined);
              }}
              error={error}
            />
          </ProofForm>
        )}
      </QueryView>
    </Dialog>
  );
}
