import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { TextLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import {
  useProposeSchoolPeopleExportMutation,
  useProposeUsersExportMutation,
  type PeopleFilters,
} from '../api.ts';
import { useArea } from '../workArea.ts';

const MIN = 10;
const MAX = 300;

/** Proposes a large export to a second person, after a recent confirmation; then shows the proposal. */
export function ProposeExportDialog({ filters, onClose }: { filters: PeopleFilters; onClose: () => void }) {
  const { area, exports, proposal } = useArea();
  const security = useGetSecurityQuery();
  const [proposeHere] = useProposeSchoolPeopleExportMutation();
  const [proposeEverywhere] = useProposeUsersExportMutation();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  const propose = async (proof: Proof): Promise<unknown> => {
    const why = reason.replace(/\s+/g, ' ').trim();
    if (why.length < MIN) {
      setError(t('Please say why, in 10 to 300 letters.'));
      return undefined;
    }
    const { ordering: _, ...chosen } = filters;
    const request = { ...(chosen as object), proposePeopleExportBody: { ...proof, reason: why } };
    const answer = await (area === 'school' ? proposeHere(request) : proposeEverywhere(request));
    if (answer.data) {
      void navigate(proposal(answer.data.id));
      return undefined;
    }
    const wrong = normalizeError(answer.error).fields['reason'];
    if (wrong) setError(wrong);
    return wrong ? undefined : answer.error;
  };

  return (
    <Dialog open onClose={onClose} title={t('A second person is needed')}>
      <QueryView
        query={security}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The question did not load')}
      >
        {({ proof }) => (
          <ProofForm kind={proof} action={t('Propose the export')} onProven={propose}>
            <p>
              {t(
                'This list is so long that another administrator has to approve it. They get an e-mail and see what the file will contain. Then you can download it for a day.',
              )}
            </p>
            <TextAreaField
              label={t('What do you need the list for?')}
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
            <TextLink to={exports}>{t('Exports that were approved')}</TextLink>
          </ProofForm>
        )}
      </QueryView>
    </Dialog>
  );
}
