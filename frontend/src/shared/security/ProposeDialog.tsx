import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { useGetSecurityQuery } from './api.ts';
import { ProofForm, type Proof } from './ProofDialog.tsx';

const MIN = 10;
const MAX = 300;

/** Asks why and for a recent confirmation, proposes an act to a second person, and then shows the proposal. */
export function ProposeDialog({
  title,
  text,
  question,
  action,
  propose,
  proposal,
  onClose,
  children,
}: {
  title: string;
  text: string;
  /** Label of the field for the reason. */
  question: string;
  action: string;
  propose: (
    body: Proof & { reason: string },
  ) => PromiseLike<{ data?: { id: string } | undefined; error?: Parameters<typeof normalizeError>[0] }>;
  /** Address of a proposal. */
  proposal: (id: string) => string;
  onClose: () => void;
  children?: ReactNode;
}) {
  const security = useGetSecurityQuery();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const send = async (proof: Proof): Promise<unknown> => {
    const why = reason.replace(/\s+/g, ' ').trim();
    if (why.length < MIN) {
      setError(t('Please say why, in 10 to 300 letters.'));
      return undefined;
    }
    const answer = await propose({ ...proof, reason: why });
    if (answer.data) {
      void navigate(proposal(answer.data.id));
      return undefined;
    }
    const wrong = normalizeError(answer.error).fields['reason'];
    if (wrong) setError(wrong);
    return wrong ? undefined : answer.error;
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <QueryView
        query={security}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The question did not load')}
      >
        {({ proof }) => (
          <ProofForm kind={proof} action={action} onProven={send}>
            <p>{text}</p>
            <TextAreaField
              label={question}
              hint={t('The second person reads this.')}
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
            {children}
          </ProofForm>
        )}
      </QueryView>
    </Dialog>
  );
}
