import type { LetterFault } from '@bookgrove/contract/dear-world-book';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { FaultDialog } from '../../../shared/FaultDialog.tsx';
import { worldApi } from '../api.ts';

/** Reports a problem with a letter to the moderators of the Dear World Book. */
export default function ReportLetter({ id, onClose }: { id: string; onClose: () => void }) {
  const [report] = worldApi.useReportWorldLetterMutation();
  const navigate = useNavigate();
  const faults: Record<LetterFault, string> = {
    private: t('It tells something private'),
    unkind: t('It is unkind to somebody'),
    frightening: t('It frightens me'),
    copied: t('It is copied from somebody'),
    other: t('Something else'),
  };
  return (
    <FaultDialog
      title={t('What is wrong with this letter?')}
      faults={faults}
      first="private"
      readBy={t('Only the school where it was written and the team of Bookgrove read this.')}
      report={async (fault, note) => {
        const sent = await report({ id, letterReportBody: { fault, note } });
        if (sent.data?.held) void navigate(paths.dearWorldBook);
        return sent;
      }}
      onClose={onClose}
    />
  );
}
