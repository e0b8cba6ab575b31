import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar, Initials } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LeaderMark } from '../../../ui/LeaderMark.tsx';
import { Status } from '../../../ui/Status.tsx';
import { BulkBar } from '../../../ui/table/BulkBar.tsx';
import { RowMenu, type RowAction } from '../../../ui/table/RowMenu.tsx';
import { cell, MoreHead, SelectAll, SelectBox, SortableHead, Table } from '../../../ui/table/Table.tsx';
import { ticksOf, type Selection, type Ticks } from '../../../ui/table/ticks.ts';
import type { PeopleFilters, PersonRow } from '../api.ts';
import { useArea } from '../workArea.ts';
import { fullName, personStatus, roleName } from '../model.ts';
import { usePersonActions } from '../usePersonActions.ts';
import { EveryoneDialog, type EveryoneAction } from './EveryoneDialog.tsx';
import styles from './PeopleTable.module.css';

interface PeopleTableProps {
  people: PersonRow[];
  /** Id of the viewer: nobody can archive themselves. */
  me: string | undefined;
  filters: PeopleFilters;
  /** Number of people on all pages. */
  count: number;
  selected: Selection<PersonRow>;
  onSelect: (selected: Selection<PersonRow>) => void;
}

/** The table of people, of one school or of all. */
export function PeopleTable({ people, me, filters, count, selected, onSelect }: PeopleTableProps) {
  const { area } = useArea();
  const ordering = filters.ordering ?? '';
  const ticks = ticksOf(
    people.filter(({ id }) => id !== me),
    selected,
    onSelect,
  );
  return (
    <Table
      caption={t('People')}
      bar={ticks.chosen.length > 0 && <PeopleBar ticks={ticks} filters={filters} count={count} />}
      head={
        <>
          <SelectAll ticks={ticks} />
          <SortableHead name="name" label={t('Name')} ordering={ordering} />
          <th scope="col">{t('Role')}</th>
          <th scope="col" className={cell.desktop}>
            {area === 'platform' ? t('School') : t('Classes')}
          </th>
          <th scope="col">{t('Status')}</th>
          <SortableHead name="last_seen_at" label={t('Last seen')} ordering={ordering} />
          <SortableHead name="created_at" label={t('Added')} ordering={ordering} className={cell.wide} />
          <MoreHead />
        </>
      }
    >
      {people.map((person) => (
        <Row
          key={person.id}
          person={person}
          own={person.id === me}
          selected={selected.has(person.id)}
          onToggle={(range) => ticks.toggle(person.id, range)}
        />
      ))}
    </Table>
  );
}

function Row({
  person,
  own,
  selected,
  onToggle,
}: {
  person: PersonRow;
  own: boolean;
  selected: boolean;
  onToggle: (range: boolean) => void;
}) {
  const { area, view } = useArea();
  const { kind, label } = personStatus(person);
  const name = fullName(person);
  return (
    <tr aria-selected={selected}>
      <td className={cell.select}>
        {!own && <SelectBox label={t('Select {name}', { name })} checked={selected} onChange={onToggle} />}
      </td>
      <td className={cell.main}>
        <span>
          {person.avatar || person.role === 'student' ? (
            <Avatar person={person} size={36} round />
          ) : (
            <Initials id={person.id} first={person.first_name} last={person.last_name} />
          )}
          <span className={styles['who']}>
            <Link to={view(person.id)} dir="auto">
              {name}
            </Link>
            {person.leader && <LeaderMark role={person.role} />}
            <small>{person.email ?? person.username}</small>
          </span>
        </span>
      </td>
      <td className={cell.second}>{roleName(person.role)}</td>
      <td className={cell.desktop}>
        {area === 'platform' ? person.school.name : <Classes names={person.classes.map((one) => one.name)} />}
      </td>
      <td className={cell.status}>
        <Status kind={kind} label={label} />
      </td>
      <td className={`${cell.end} num`}>
        {person.last_seen_at ? (
          <time dateTime={person.last_seen_at} title={formatDateTime(person.last_seen_at)}>
            {formatAgo(person.last_seen_at)}
          </time>
        ) : (
          t('Not yet')
        )}
      </td>
      <td className={`${cell.wide} num`}>
        <time dateTime={person.created_at} title={formatDateTime(person.created_at)}>
          {formatAgo(person.created_at)}
        </time>
      </td>
      <td className={cell.more}>
        <PersonMenu person={person} own={own} />
      </td>
    </tr>
  );
}

function Classes({ names }: { names: string[] }) {
  const [first, ...rest] = names;
  if (!first) return <>–</>;
  return (
    <span title={names.join(', ')}>
      {first}
      {rest.length > 0 && ` ${t('and {count} more', { count: rest.length })}`}
    </span>
  );
}

/** The actions for one person. */
function PersonMenu({ person, own }: { person: PersonRow; own: boolean }) {
  const { area, view, edit } = useArea();
  const { archive, restore } = usePersonActions(area);
  const actions: RowAction[] = [
    { label: t('Open'), icon: 'eye', to: view(person.id) },
    { label: t('Edit'), icon: 'edit', to: edit(person.id) },
  ];
  if (!own)
    actions.push(
      person.status === 'active'
        ? { label: t('Archive'), icon: 'archive', run: () => archive([person]) }
        : { label: t('Restore'), icon: 'retry', run: () => restore([person]) },
    );
  return <RowMenu label={t('More for {name}', { name: fullName(person) })} actions={actions} />;
}

/** The actions for the selected people, or for everybody who matches when the head asks for that. */
function PeopleBar({
  ticks: { chosen, all, clear },
  filters,
  count,
}: {
  ticks: Ticks<PersonRow>;
  filters: PeopleFilters;
  count: number;
}) {
  const { area } = useArea();
  const { archive, restore, told } = usePersonActions(area);
  const [everyone, setEveryone] = useState(false);
  const [asked, setAsked] = useState<EveryoneAction | null>(null);
  // Who changes the selection no longer means everybody.
  useEffect(() => setEveryone(false), [chosen.length]);
  const act = (action: EveryoneAction) => {
    if (everyone) return setAsked(action);
    (action === 'archive' ? archive : restore)(chosen);
    clear();
  };
  // The other tables of people contain those of many schools, which are changed one by one.
  const offered = area === 'school' && all && count > chosen.length;
  return (
    <BulkBar count={everyone ? count : chosen.length} onClear={clear}>
      {offered && (
        <Button tone="plain" size="sm" onClick={() => setEveryone(!everyone)}>
          {everyone
            ? t('Only the {count} selected ones', { count: formatNumber(chosen.length) })
            : t('Select all {count} that match', { count: formatNumber(count) })}
        </Button>
      )}
      <Button
        tone="plain"
        size="sm"
        icon="archive"
        disabled={!everyone && !chosen.some(({ status }) => status === 'active')}
        onClick={() => act('archive')}
      >
        {t('Archive')}
      </Button>
      <Button
        tone="plain"
        size="sm"
        icon="retry"
        disabled={!everyone && !chosen.some(({ status }) => status === 'archived')}
        onClick={() => act('restore')}
      >
        {t('Restore')}
      </Button>
      {asked && (
        <EveryoneDialog
          action={asked}
          filters={filters}
          onClose={() => setAsked(null)}
          onDone={(ids) => {
            told(ids, asked);
            clear();
          }}
        />
      )}
    </BulkBar>
  );
}
