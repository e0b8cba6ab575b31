import { useDispatch } from 'react-redux';
import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm } from '../../../shared/security/ProofDialog.tsx';
import { useResetSchoolPersonFactorMutation, useResetUserFactorMutation } from '../api.ts';
import styles from './ViewAsDialog.module.css';

/** Removes a lost second factor of a person who asked for it. */
export function ResetFactorDialog({
  person,
  area,
  onClose,
}: {
  person: { id: string; first_name: string };
  area: 'school' | 'platform';
  onClose: () => void;
}) {
  const security = useGetSecurityQuery();
  const [here] = useResetSchoolPersonFactorMutation();
  const [there] = useResetUserFactorMutation();
  const dispatch = useDispatch();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Reset the second factor of {name}', { name: person.first_name })}
    >
      <QueryView
        query={security}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The question did not load')}
      >
        {({ proof }) => (
          <ProofForm
            kind={proof}
            action={t('Reset the second factor')}
            tone="danger"
            onProven={async (recentConfirmationBody) => {
              const body = { id: person.id, recentConfirmationBody };
              const { error } = await (area === 'school' ? here(body) : there(body));
              if (error) return error;
              dispatch(showToast('ok', t('The second factor is reset. They can set it up anew.')));
              onClose();
              return undefined;
            }}
          >
            <p className={styles['words']}>
              {t(
                'Make sure that it is really them who asked: speak with them. Their app, passkeys and recovery codes stop working, all their devices are logged out, and they get an e-mail.',
              )}
            </p>
          </ProofForm>
        )}
      </QueryView>
    </Dialog>
  );
}
