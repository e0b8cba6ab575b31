import { t } from '../../../i18n/index.ts';
import { Timeline } from '../../../ui/Timeline.tsx';
import { useListAuditQuery } from '../../../api/audit.ts';
import { auditActionLabel } from '../../../app/areas/auditActions.ts';

const SHOWN = 5;

/** What staff of the school did last, from its audit log. */
export default function WhatHappened() {
  const { data } = useListAuditQuery({ brief: true, limit: SHOWN });
  if (!data) return null;
  if (data.results.length === 0) return <p className="soft">{t('Nothing yet.')}</p>;
  return (
    <Timeline
      label={t('What happened')}
      entries={data.results.map(({ id, at, actor_name, action, subject_name, detail }) => ({
        key: id,
        state: 'done',
        title: `${actor_name} ${auditActionLabel(action)}`,
        at,
        text: subject_name || (typeof detail['name'] === 'string' ? detail['name'] : null),
      }))}
    />
  );
}
