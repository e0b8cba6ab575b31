import { useDispatch } from 'react-redux';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useApproveProposalMutation } from '../api.ts';

/** Approves after a recent confirmation. */
export function ApproveDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const security = useGetSecurityQuery();
  const [approve] = useApproveProposalMutation();
  const dispatch = useDispatch();
  const send = async (proof: Proof): Promise<unknown> => {
    const { error } = await approve({ id, recentConfirmationBody: proof });
    if (error) return error;
    dispatch(showToast('ok', t('Approved: {title}', { title })));
    onClose();
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} title={t('Approve: {title}', { title })}>
      <QueryView
        query={security}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The question did not load')}
      >
        {({ proof }) => (
          <ProofForm kind={proof} action={t('Approve')} onProven={send}>
            <p>
              {t(
                'It is done as soon as you approve, and cannot be taken back. Your name is written into the audit.',
              )}
            </p>
          </ProofForm>
        )}
      </QueryView>
    </Dialog>
  );
}
