import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { peopleTableStyles as peopleStyles } from '../../people/index.ts';
import { Initials } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { BulkBar } from '../../../ui/table/BulkBar.tsx';
import { cell, MoreHead, SelectAll, SelectBox, SortableHead, Table } from '../../../ui/table/Table.tsx';
import { ticksOf, type Selection } from '../../../ui/table/ticks.ts';
import type { LeaderRow } from '../api.ts';
import { useDecision } from '../useDecision.ts';
import { formatDay, fullName, leaderStatusKind } from '../labels.ts';
import styles from './LeadersTable.module.css';

interface LeadersTableProps {
  leaders: LeaderRow[];
  ordering: string;
  selected: Selection<LeaderRow>;
  onSelect: (selected: Selection<LeaderRow>) => void;
  onOpen: (id: string) => void;
}

/** Applications and badges as a table; a name opens the details beside it. */
export function LeadersTable({ leaders, ordering, selected, onSelect, onOpen }: LeadersTableProps) {
  const ticks = ticksOf(leaders, selected, onSelect);
  return (
    <Table
      caption={t('Applications and badges')}
      bar={ticks.chosen.length > 0 && <Bar leaders={ticks.chosen} onClear={ticks.clear} />}
      head={
        <>
          <SelectAll ticks={ticks} />
          <SortableHead name="name" label={t('Name')} ordering={ordering} />
          <th scope="col" className={cell.desktop}>
            {t('School')}
          </th>
          <th scope="col">{t('Standing')}</th>
          <th scope="col" className={cell.wide}>
            {t('Training')}
          </th>
          <SortableHead name="submitted_at" label={t('Handed in')} ordering={ordering} />
          <SortableHead
            name="valid_until"
            label={t('Valid until')}
            ordering={ordering}
            className={cell.wide}
          />
          <MoreHead />
        </>
      }
    >
      {leaders.map((leader) => {
        const { kind, label } = leaderStatusKind(leader.standing);
        const name = fullName(leader.person);
        return (
          <tr key={leader.id} aria-selected={selected.has(leader.id)}>
            <td className={cell.select}>
              <SelectBox
                label={t('Select {name}', { name })}
                checked={selected.has(leader.id)}
                onChange={(range) => ticks.toggle(leader.id, range)}
              />
            </td>
            <td className={cell.main}>
              <span>
                <Initials
                  id={leader.person.id}
                  first={leader.person.first_name}
                  last={leader.person.last_name}
                />
                <span className={peopleStyles['who']}>
                  <button
                    type="button"
                    className={styles['open']}
                    dir="auto"
                    onClick={() => onOpen(leader.id)}
                  >
                    {name}
                  </button>
                  <small>{leader.nominated ? t('Nominated') : t('Applied')}</small>
                </span>
              </span>
            </td>
            <td className={cell.desktop}>{leader.school.name}</td>
            <td className={cell.status}>
              <Status kind={kind} label={label} />
            </td>
            <td className={`${cell.wide} num`}>
              {t('{done} of {all}', {
                done: formatNumber(leader.steps_done),
                all: formatNumber(leader.steps_all),
              })}
            </td>
            <td className={`${cell.end} num`}>{leader.submitted_at && formatDay(leader.submitted_at)}</td>
            <td className={`${cell.wide} num`}>{leader.valid_until ? formatDay(leader.valid_until) : '–'}</td>
            <td className={cell.more}>
              <Button tone="plain" size="sm" onClick={() => onOpen(leader.id)}>
                {t('Open')} <span className="sr">{name}</span>
              </Button>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** Bulk actions: approve applications, and award the badge to all who finished the training. */
function Bar({ leaders, onClear }: { leaders: LeaderRow[]; onClear: () => void }) {
  const decide = useDecision();
  const waiting = leaders.filter(({ standing }) => standing === 'submitted').map(({ id }) => id);
  const ready = leaders
    .filter(({ standing, steps_done, steps_all }) => standing === 'training' && steps_done >= steps_all)
    .map(({ id }) => id);
  return (
    <BulkBar count={leaders.length} onClear={onClear}>
      <Button
        tone="plain"
        size="sm"
        icon="check"
        disabled={waiting.length === 0}
        onClick={() => {
          void decide(waiting, 'approve');
          onClear();
        }}
      >
        {t('Approve to training')}
      </Button>
      <Button
        tone="plain"
        size="sm"
        icon="star"
        disabled={ready.length === 0}
        onClick={() => {
          void decide(ready, 'recognise');
          onClear();
        }}
      >
        {t('Give the badge')}
      </Button>
    </BulkBar>
  );
}
