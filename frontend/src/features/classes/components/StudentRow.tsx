import { Link } from 'react-router-dom';
import type { ClassCard, ClassStudent } from '../../../api/classes.ts';
import { formatAgo, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { RowMenu, type RowAction } from '../../../ui/table/RowMenu.tsx';
import { cell, SelectBox } from '../../../ui/table/Table.tsx';
import { personName } from '../../../ui/WorkHead.tsx';
import { useChildPath } from '../paths.ts';
import styles from './Class.module.css';

/** Element that gets the focus after editing in place. */
export const editButtonId = (studentId: string): string => `edit-${studentId}`;

/** One student in the table of a class. */
export function StudentRow({
  student,
  schoolClass: { archived, sign_in_mode },
  selected,
  onToggle,
  onEdit,
  week,
  actions,
}: {
  student: ClassStudent;
  schoolClass: ClassCard;
  selected: boolean;
  onToggle: (range: boolean) => void;
  onEdit: () => void;
  /** Minutes of reading in this week, where they are shown and known. */
  week: number | null | undefined;
  actions: RowAction[];
}) {
  const name = personName(student);
  const childPath = useChildPath();
  const lastLogIn = student.last_seen_at ? formatAgo(student.last_seen_at) : t('Never');
  return (
    <tr aria-selected={selected}>
      <td className={cell.select}>
        <SelectBox
          label={t('Select {name}', { name })}
          checked={selected}
          disabled={archived}
          onChange={onToggle}
        />
      </td>
      <td className={cell.main}>
        <span className={styles['person']}>
          <Avatar person={student} size={40} />
          <span>
            {student.is_class_account ? (
              <bdi>{name}</bdi>
            ) : (
              <Link to={childPath(student.id)} dir="auto">
                {name}
              </Link>
            )}
            {!archived && (
              <IconButton
                icon="edit"
                id={editButtonId(student.id)}
                className={styles['rename']}
                label={t('Change details of {name}', { name })}
                onClick={onEdit}
              />
            )}
            <small>{student.username}</small>
            {student.is_class_account && <small>{t('Shared by the class')}</small>}
          </span>
        </span>
      </td>
      <td className={styles['way-in']}>
        <WayIn student={student} pictures={sign_in_mode === 'picture'} />
      </td>
      <td className={styles['badge']}>
        {student.badge_printed_at ? (
          t('Printed {when}', { when: formatAgo(student.badge_printed_at) })
        ) : (
          <span className={styles['none']}>{t('Not printed')}</span>
        )}
      </td>
      {week === undefined ? (
        <td className={`num ${styles['last']}`} data-label={t('Last log in')}>
          {lastLogIn}
        </td>
      ) : (
        <td className={`num ${styles['week']}`}>
          {week !== null && !student.is_class_account && t('{minutes} min', { minutes: formatNumber(week) })}
          <small>
            <span className="sr">{t('Last log in')} </span>
            {lastLogIn}
          </small>
        </td>
      )}
      <td className={cell.more}>
        {!archived && <RowMenu label={t('More for {name}', { name })} actions={actions} />}
      </td>
    </tr>
  );
}

/** Status of the student's password or picture password. */
function WayIn({ student, pictures }: { student: ClassStudent; pictures: boolean }) {
  if (pictures && !student.is_class_account)
    return student.has_pictures ? (
      <Status kind="ok" label={t('Own pictures')} />
    ) : (
      <Status kind="wait" label={t('Chooses pictures next time')} />
    );
  if (!student.has_password) return <Status kind="bad" label={t('New password needed')} />;
  return student.last_seen_at ? (
    <Status kind="ok" label={t('Own password')} />
  ) : (
    <Status kind="wait" label={t('Never logged in')} />
  );
}
