import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';

/** A dialog that asks for a recent confirmation before it acts. */
export function ProofOf({
  title,
  action,
  onProven,
  onClose,
  children,
}: {
  title: string;
  action: string;
  /** Resolves with the server's error, if there is one. */
  onProven: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  const security = useGetSecurityQuery();
  return (
    <Dialog open onClose={onClose} title={title}>
      <QueryView
        query={security}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The question did not load')}
      >
        {({ proof }) => (
          <ProofForm kind={proof} action={action} onProven={onProven}>
            {children}
          </ProofForm>
        )}
      </QueryView>
    </Dialog>
  );
}
