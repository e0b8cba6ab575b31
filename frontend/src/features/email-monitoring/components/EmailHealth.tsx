import { paths } from '../../../app/paths.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { ColumnChart } from '../../../ui/chart/index.ts';
import { record } from '../../../ui/Record.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Tiles } from '../../../ui/Tiles.tsx';
import type { EmailSummary } from '../api.ts';
import { templateName } from '../model.ts';
import styles from './Emails.module.css';

const of = (state: string): string => `${paths.emailMonitoring}?state=${state}`;
const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${formatNumber(Math.round((part / all) * 1000) / 10)} %`;

/** How e-mails went: an alert while more fail than usual, four numbers, the days, and what fails most. */
export function EmailHealth({ summary }: { summary: EmailSummary }) {
  const { total, days, templates, failing_since, oldest_waiting, sent_at_once, spike } = summary;
  const missed = total.bounced + total.failed;
  return (
    <>
      {(spike || failing_since) && (
        <div className={styles['alert']} role="status">
          <p>
            <b>{failing_since ? t('The mail server does not answer') : t('More e-mails fail than usual')}</b>
            {failing_since
              ? t('Since {time}. E-mails wait and are tried again.', { time: formatDateTime(failing_since) })
              : t('Today at least 5% were not delivered, twice as many as before.')}
          </p>
          <ButtonLink to={failing_since ? of('queued') : of('not_delivered')}>{t('See them')}</ButtonLink>
        </div>
      )}
      <Tiles
        label={t('E-mails of the period')}
        tiles={[
          {
            value: total.delivered,
            label: t('Sent'),
            help: t('{share} of all', { share: share(total.delivered, total.total) }),
            to: of('sent'),
          },
          { value: total.bounced, label: t('Bounced'), to: of('bounced') },
          { value: total.failed, label: t('Failed'), to: of('failed') },
          {
            value: total.waiting,
            label: t('Waiting'),
            help: oldest_waiting ? t('since {time}', { time: formatDateTime(oldest_waiting) }) : undefined,
            to: of('queued'),
          },
        ]}
      />
      <p className="soft">
        {t(
          'At most {count} e-mails are handed to the mail server at once, and an e-mail is tried for three days.',
          {
            count: formatNumber(sent_at_once),
          },
        )}
      </p>
      {days.length > 1 && (
        <ColumnChart
          title={t('E-mails by day')}
          place={t('Day')}
          measure={t('E-mails')}
          columns={days.map((day) => ({
            short: String(Number(day.day.slice(8))),
            long: day.day,
            value: day.total,
          }))}
          note={t('{share} of the period were not delivered', { share: share(missed, total.total) })}
        />
      )}
      {missed > 0 && (
        <>
          <h2 className={record['title']}>{t('What fails most')}</h2>
          <Table
            stacked
            caption={t('Templates by failures')}
            head={
              <>
                <th scope="col">{t('Template')}</th>
                <th scope="col">{t('E-mails')}</th>
                <th scope="col">{t('Sent')}</th>
                <th scope="col">{t('Not delivered')}</th>
              </>
            }
          >
            {templates
              .filter(({ bounced, failed }) => bounced + failed > 0)
              .slice(0, 5)
              .map((one) => (
                <tr key={one.template}>
                  <td className={record['whole']}>
                    <TextLink to={`${of('not_delivered')}&template=${one.template}`}>
                      {templateName(one.template)}
                    </TextLink>
                  </td>
                  <td data-label={t('E-mails')} className="num">
                    {formatNumber(one.total)}
                  </td>
                  <td data-label={t('Sent')} className="num">
                    {share(one.delivered, one.total)}
                  </td>
                  <td data-label={t('Not delivered')} className="num">
                    <>{share(one.bounced + one.failed, one.total)}</>
                  </td>
                </tr>
              ))}
          </Table>
        </>
      )}
    </>
  );
}
