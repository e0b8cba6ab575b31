import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofDialog, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { TableTools } from '../../../ui/table/TableTools.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useActivateRoyaltyRuleMutation,
  useDiscardRoyaltyRuleMutation,
  useListRoyaltyRulesQuery,
  type RoyaltyRuleView,
} from '../api.ts';
import { platformRoyaltyRules } from '../area/addresses.ts';
import { Example } from '../components/Example.tsx';
import { NewRule } from '../components/NewRule.tsx';
import { ruleFor, ruleStatus, share } from '../model.ts';

const PAGE_SIZE = 20;
const STATUSES = ['active', 'draft', 'superseded', 'discarded'] as const;

const statusName = (status: (typeof STATUSES)[number]): string =>
  ({ active: t('Active'), draft: t('Drafts'), superseded: t('Replaced'), discarded: t('Discarded') })[status];

/** How a price is shared out: the versions, what is in force, and an example. The team writes drafts; schools read. */
export default function RoyaltyRulesPage() {
  const writes = useLocation().pathname.startsWith(platformRoyaltyRules);
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const status = STATUSES.find((one) => one === params.get('status'));
  const query = useListRoyaltyRulesQuery({
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...(status && { status }),
  });
  return (
    <>
      <WorkHead
        title={t('Royalty rules')}
        lead={t('How a price is shared out. A rule never changes what was already sold.')}
      >
        {writes && !isOpen && (
          <Button tone="main" icon="plus" onClick={() => setOpen(true)}>
            {t('New version')}
          </Button>
        )}
      </WorkHead>
      {isOpen && <NewRule onClose={() => setOpen(false)} />}
      <InForce rules={query.data?.results ?? []} />
      <h2 className={record['title']}>{t('Versions')}</h2>
      <TableTools>
        <Chips label={t('State')}>
          <Chip to={withParams(params, { status: '' })} label={t('All')} selected={!status} />
          {STATUSES.map((one) => (
            <Chip
              key={one}
              to={withParams(params, { status: one })}
              label={statusName(one)}
              selected={one === status}
            />
          ))}
        </Chips>
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('The rules did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={status ? <State scene="no-match" title={t('No version is in this state')} /> : undefined}
        empty={
          <State scene="empty" title={t('No rule was agreed yet')}>
            <p>{t('Until then the platform’s standard part holds.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <Versions rules={results} writes={writes} />
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

/** The first rule that is in force, with an example. */
function InForce({ rules }: { rules: RoyaltyRuleView[] }) {
  const rule = rules.find(({ in_force: inForce }) => inForce);
  if (!rule) return null;
  return (
    <div className={record['columns']}>
      <div>
        <h2 className={record['title']}>{t('In force: {name}', { name: ruleFor(rule) })}</h2>
        <Facts
          facts={[
            [t('Version'), rule.version],
            [t('Platform, of the price'), share(rule.platform_bps)],
            [t('Attributed to authors'), share(rule.author_bps)],
            [t('Since'), formatDateTime(rule.effective_from)],
            [t('Agreed'), rule.note],
          ]}
        />
      </div>
      <Example platformBps={rule.platform_bps} authorBps={rule.author_bps} />
    </div>
  );
}

function Versions({ rules, writes }: { rules: RoyaltyRuleView[]; writes: boolean }) {
  const [activating, setActivating] = useState<RoyaltyRuleView | null>(null);
  const [discard, discarding] = useDiscardRoyaltyRuleMutation();
  const dispatch = useDispatch();
  const remove = async (id: string) => {
    if (discarding.isLoading) return;
    const { error } = await discard(id);
    dispatch(
      error ? showToast('bad', normalizeError(error).message) : showToast('ok', t('The draft is discarded')),
    );
  };
  return (
    <>
      <Table
        stacked
        caption={t('Versions')}
        head={
          <>
            <th scope="col">{t('For')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col">{t('Starts on')}</th>
            <th scope="col" className={record['amount']}>
              {t('Platform')}
            </th>
            <th scope="col" className={record['amount']}>
              {t('Authors')}
            </th>
            {writes && (
              <th scope="col">
                <span className="sr">{t('Next')}</span>
              </th>
            )}
          </>
        }
      >
        {rules.map((rule) => (
          <tr key={rule.id}>
            <td className={cell.main} dir="auto">
              {ruleFor(rule)}
              <small>{t('Version {version}: {note}', { version: rule.version, note: rule.note })}</small>
            </td>
            <td data-label={t('State')}>
              <Status {...ruleStatus(rule)} />
            </td>
            <td data-label={t('Starts on')} className="num">
              {formatDateTime(rule.effective_from)}
            </td>
            <td data-label={t('Platform')} className={`num ${record['amount']}`}>
              {share(rule.platform_bps)}
            </td>
            <td data-label={t('Authors')} className={`num ${record['amount']}`}>
              {share(rule.author_bps)}
            </td>
            {writes && (
              <td>
                {rule.status === 'draft' && (
                  <>
                    <Button size="sm" tone="main" onClick={() => setActivating(rule)}>
                      {t('Ask for a second person')}
                    </Button>{' '}
                    <Button size="sm" tone="plain" onClick={() => void remove(rule.id)}>
                      {t('Discard')}
                    </Button>
                  </>
                )}
              </td>
            )}
          </tr>
        ))}
      </Table>
      {activating && <Activate rule={activating} onClose={() => setActivating(null)} />}
    </>
  );
}

/** Proposes to activate a draft, after a confirmation. */
function Activate({ rule, onClose }: { rule: RoyaltyRuleView; onClose: () => void }) {
  const { data } = useGetSecurityQuery();
  const [activate] = useActivateRoyaltyRuleMutation();
  const dispatch = useDispatch();
  const send = async (proof: Proof): Promise<unknown> => {
    const { error } = await activate({ id: rule.id, recentConfirmationBody: proof });
    if (error) return error;
    dispatch(showToast('ok', t('Proposed: another person has to agree')));
    onClose();
    return undefined;
  };
  if (!data) return null;
  return (
    <ProofDialog
      title={t('Activate version {version}', { version: rule.version })}
      kind={data.proof}
      action={t('Ask for a second person')}
      onProven={send}
      onClose={onClose}
    >
      <p>{t('Another person of the team approves it. It then holds for sales from its first day on.')}</p>
    </ProofDialog>
  );
}
