import { useSearchParams } from 'react-router-dom';
import { emailTemplatePath, paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetEmailSummaryQuery, useListEmailTemplatesQuery } from '../api.ts';
import { EmailTabs } from '../components/EmailTabs.tsx';
import { useWordingPlace, WordingPlace } from '../components/WordingPlace.tsx';
import { templateName } from '../model.ts';

/** Every template of e-mails, as a school sends it in one language. */
export default function EmailTemplatesPage() {
  const [params] = useSearchParams();
  const { school, language } = useWordingPlace();
  const summary = useGetEmailSummaryQuery(14);
  const query = useListEmailTemplatesQuery({ language, ...(school && { school }) });
  const words = (params.get('search') ?? '').toLowerCase();
  const fits = ({ template, subject }: { template: string; subject: string }): boolean =>
    `${templateName(template)} ${subject}`.toLowerCase().includes(words);
  return (
    <>
      <WorkHead
        title={t('E-mail templates')}
        count={query.data?.results.length}
        lead={t('Each school can add its own words. The standard text with its links always stays.')}
        back={{ to: paths.emailMonitoring, label: t('E-mail monitoring') }}
      />
      <EmailTabs selected="templates" summary={summary.data} />
      <TableTools>
        <TableSearch label={t('Search templates')} placeholder={t('Name or subject')} />
        <WordingPlace />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The templates did not load')}
        isEmpty={({ results }) => !results.some(fits)}
        empty={<State scene="no-match" title={t('No template fits that')} />}
      >
        {({ results }) => (
          <Table
            stacked
            caption={t('E-mail templates')}
            head={
              <>
                <th scope="col">{t('Template')}</th>
                <th scope="col">{t('Subject')}</th>
                <th scope="col">{t('Wording')}</th>
                <th scope="col">{t('Changed')}</th>
              </>
            }
          >
            {results.filter(fits).map(({ template, subject, version, changed_at }) => (
              <tr key={template}>
                <td className={cell.main}>
                  <TextLink to={emailTemplatePath(template, school, language)}>
                    {templateName(template)}
                  </TextLink>
                </td>
                <td data-label={t('Subject')} dir="auto" lang={language}>
                  {subject}
                </td>
                <td data-label={t('Wording')}>
                  {version === null ? (
                    <Status kind="off" label={t('Standard text')} />
                  ) : (
                    <Status kind="ok" label={t('Version {version}', { version: String(version) })} />
                  )}
                </td>
                <td data-label={t('Changed')} className="num">
                  {changed_at ? formatDateTime(changed_at) : '–'}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </QueryView>
    </>
  );
}
