import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import type { EmailSummary } from '../api.ts';

export type EmailTab = 'all' | 'not_delivered' | 'stop_list' | 'templates';

/** The log, what of it did not arrive, the stop list, and the templates. */
export function EmailTabs({ selected, summary }: { selected: EmailTab; summary: EmailSummary | undefined }) {
  const total = summary?.total;
  return (
    <Tabs label={t('Views of the e-mails')}>
      <Tab to={paths.emailMonitoring} label={t('All')} count={total?.total} selected={selected === 'all'} />
      <Tab
        to={`${paths.emailMonitoring}?state=not_delivered`}
        label={t('Not delivered')}
        count={total && total.bounced + total.failed}
        selected={selected === 'not_delivered'}
      />
      <Tab
        to={paths.suppressionList}
        label={t('Stop list')}
        count={summary?.suppressed_addresses}
        selected={selected === 'stop_list'}
      />
      <Tab to={paths.emailTemplates} label={t('Templates')} selected={selected === 'templates'} />
    </Tabs>
  );
}
