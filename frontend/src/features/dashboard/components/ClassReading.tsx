import { t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { useDashboard } from '../api.ts';
import { ReadingTable } from './ReadingTable.tsx';

/** Who of a class of the teacher read on which of the last days. A name opens the reading of that child. */
export default function ClassReading({ classId }: { classId: string }) {
  const query = useDashboard(classId);
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton />}
      failed={t('The reading of the class did not load')}
      isEmpty={({ students }) => students.length === 0}
      empty={<p className="soft">{t('Nobody is in this class yet.')}</p>}
    >
      {({ students, period }) => <ReadingTable students={students} period={period} />}
    </QueryView>
  );
}
