import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { FaultDialog } from '../../../shared/FaultDialog.tsx';
import { useReportFundraiserMutation } from '../api.ts';
import { faultTexts } from '../faults.ts';

/** Reports a fundraiser page to the school. */
export default function ReportFundraiser({ slug, onClose }: { slug: string; onClose: () => void }) {
  const [report] = useReportFundraiserMutation();
  const navigate = useNavigate();
  return (
    <FaultDialog
      title={t('What is wrong with this page?')}
      faults={faultTexts()}
      first="private"
      readBy={t('Only the staff of the school read this.')}
      report={async (fault, note) => {
        const sent = await report({ idOrSlug: slug, fundraiserReportBody: { fault, note } });
        if (sent.data?.held) void navigate(paths.projects);
        return sent;
      }}
      onClose={onClose}
    />
  );
}
