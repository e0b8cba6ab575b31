import { t } from '../../../i18n/index.ts';
import { ProposeDialog } from '../../../shared/security/ProposeDialog.tsx';
import { TextLink } from '../../../ui/Button.tsx';
import {
  useProposeSchoolPeopleExportMutation,
  useProposeUsersExportMutation,
  type PeopleFilters,
} from '../api.ts';
import { useArea } from '../workArea.ts';

/** Proposes a large export to a second person. */
export function ProposeExportDialog({ filters, onClose }: { filters: PeopleFilters; onClose: () => void }) {
  const { area, exports, proposal } = useArea();
  const [proposeHere] = useProposeSchoolPeopleExportMutation();
  const [proposeEverywhere] = useProposeUsersExportMutation();
  const { ordering: _, ...chosen } = filters;
  return (
    <ProposeDialog
      title={t('A second person is needed')}
      text={t(
        'This list is so long that another administrator has to approve it. They get an e-mail and see what the file will contain. Then you can download it for a day.',
      )}
      question={t('What do you need the list for?')}
      action={t('Propose the export')}
      propose={(proposePeopleExportBody) => {
        const request = { ...(chosen as object), proposePeopleExportBody };
        return area === 'school' ? proposeHere(request) : proposeEverywhere(request);
      }}
      proposal={proposal}
      onClose={onClose}
    >
      <TextLink to={exports}>{t('Exports that were approved')}</TextLink>
    </ProposeDialog>
  );
}
