import { useState } from 'react';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { fundraiserPath, projectPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { MoveButtons } from '../../../shared/giving/MoveButtons.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useGetFundraiserChoicesQuery,
  useListFundraiserDeskQuery,
  useMoveFundraiserMutation,
  type FundraiserDeskItem,
} from '../deskApi.ts';
import { FundraiserSheet } from './FundraiserSheet.tsx';
import { faultTexts } from '../faults.ts';
import { moveTexts, statusOf } from './model.ts';

const MOST = 100;

/** Fundraiser pages of the teacher's classes, for heads those of the school; pages to be read come first. */
export default function FundraiserPagesPage() {
  const query = useListFundraiserDeskQuery({ limit: MOST });
  const choices = useGetFundraiserChoicesQuery();
  const [edited, setEdited] = useState<FundraiserDeskItem | 'new' | null>(null);
  const off = choices.error && normalizeError(choices.error).code === 'fundraisers_closed';
  if (off && query.data?.count === 0)
    return (
      <State asPage scene="gate" title={t('Fundraiser pages are off')}>
        <p>{t('The head of the school switches them on under “What the school offers”.')}</p>
      </State>
    );
  return (
    <>
      <WorkHead
        title={t('Fundraiser pages')}
        count={query.data?.count}
        lead={t(
          'A class or a child raises money for a project. Somebody else reads each page before it is shown.',
        )}
      >
        {choices.data && (
          <Button tone="main" icon="plus" onClick={() => setEdited('new')}>
            {t('New page')}
          </Button>
        )}
      </WorkHead>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('The pages did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('No fundraiser page is here yet')} />}
      >
        {({ results }) => <Pages pages={results} onEdit={setEdited} />}
      </QueryView>
      {edited && (
        <FundraiserSheet
          page={edited === 'new' ? null : edited}
          choices={choices.data ?? { classes: [], projects: [] }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function Pages({
  pages,
  onEdit,
}: {
  pages: readonly FundraiserDeskItem[];
  onEdit: (page: FundraiserDeskItem) => void;
}) {
  const [send] = useMoveFundraiserMutation();
  return (
    <Table
      stacked
      caption={t('Fundraiser pages')}
      head={
        <>
          <th scope="col">{t('Page')}</th>
          <th scope="col">{t('State')}</th>
          <th scope="col">{t('Project')}</th>
          <th scope="col" className={record['amount']}>
            {t('Came in')}
          </th>
          <th scope="col">{t('What you can do')}</th>
        </>
      }
    >
      {pages.map((page) => {
        const { id, slug, title, status, project, raised, target, gifts } = page;
        const shown = status === 'open' || status === 'closed';
        return (
          <tr key={id}>
            <td className={cell.main}>
              {shown ? (
                <Link to={fundraiserPath(slug)}>
                  <b dir="auto">{title}</b>
                </Link>
              ) : (
                <b dir="auto">{title}</b>
              )}
              <small>{[page.first_name, page.class_name].filter(Boolean).join(', ')}</small>
              {status === 'waiting' && <small dir="auto">{page.message}</small>}
            </td>
            <td data-label={t('State')}>
              <Status {...statusOf(status)} />
              <Reported reports={page.reports} />
              {!page.consented && <small> {t('Hidden: the family does not agree')}</small>}
              {page.reason && <small dir="auto"> {page.reason}</small>}
            </td>
            <td data-label={t('Project')}>
              <Link to={projectPath(project.slug)}>{project.title}</Link>
            </td>
            <td data-label={t('Came in')} className={`num ${record['amount']}`}>
              {formatMoney(raised)} {target && <small>{t('of {goal}', { goal: formatMoney(target) })}</small>}{' '}
              <small>{t('{count, plural, one {# gift} other {# gifts}}', { count: gifts })}</small>
            </td>
            <td data-label={t('What you can do')}>
              <MoveButtons
                name={title}
                moves={page.moves}
                inRow={
                  status !== 'taken_down' && (
                    <Button tone="line" onClick={() => onEdit(page)}>
                      {t('Edit')}
                    </Button>
                  )
                }
                textOf={moveTexts}
                send={(move, reason) => send({ id, fundraiserMoveBody: { move, ...(reason && { reason }) } })}
              />
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** What readers reported, with their words. */
function Reported({ reports: { count, faults, notes, held } }: Pick<FundraiserDeskItem, 'reports'>) {
  if (count === 0) return null;
  const texts = faultTexts();
  return (
    <div>
      <Status kind="bad" label={t('{count, plural, one {# report} other {# reports}}', { count })} />
      {held && <small> {t('Hidden until somebody decides')}</small>}
      <small> {faults.map((fault) => texts[fault]).join(', ')}</small>
      {notes.map((note, index) => (
        <small key={index} dir="auto">
          {' '}
          “{note}”
        </small>
      ))}
    </div>
  );
}
