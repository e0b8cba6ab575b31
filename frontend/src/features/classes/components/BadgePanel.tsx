import { useState } from 'react';
import { useListClassStudentsQuery, type ClassCard } from '../../../api/classes.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { useBadges } from '../useBadges.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import styles from './BadgePanel.module.css';

const ON_A_SHEET = 8;

/** Badges of a class: preview of a sheet, printing, and voiding. */
export function BadgePanel({ schoolClass }: { schoolClass: ClassCard }) {
  const { id, name, students_count, badges_count } = schoolClass;
  const missing = students_count - badges_count;
  const [onlyMissing, setOnlyMissing] = useState(false);
  const [asked, setAsked] = useState<'print' | 'void' | null>(null);
  const badges = useBadges(schoolClass);
  const first = useListClassStudentsQuery({ id, limit: ON_A_SHEET, offset: 0 }).data?.results ?? [];
  const newOnly = onlyMissing && missing > 0;
  const wanted = newOnly ? missing : students_count;
  const print = async () => {
    await badges.print(newOnly ? { only_missing: true } : {});
    setAsked(null);
  };
  if (students_count === 0) return null;
  return (
    <section className={styles['panel']} aria-labelledby="badges">
      <div className={styles['head']}>
        <h2 id="badges">{t('QR badges')}</h2>
        <Button
          tone="plain"
          icon="print"
          disabled={badges.busy}
          onClick={() => (newOnly || badges_count === 0 ? void print() : setAsked('print'))}
        >
          {t('Print')}
        </Button>
      </div>
      <ul className={styles['sheet']} aria-hidden="true">
        {first.map((student) => (
          <li key={student.id}>
            <span className={styles['who']}>
              <Avatar person={student} size={24} />
              <span>
                <b dir="auto">
                  {student.first_name} {student.last_name && `${[...student.last_name][0] ?? ''}.`}
                </b>
                <small>{name}</small>
              </span>
            </span>
            <Code />
          </li>
        ))}
      </ul>
      <p>
        {t(
          '{count, plural, one {# of {all} has a badge that works} other {# of {all} have a badge that works}}. The code holds no name and no password.',
          { count: badges_count, all: students_count },
        )}
      </p>
      {missing > 0 && badges_count > 0 && (
        <Checkbox
          label={t('Only those without one: {count}', { count: missing })}
          checked={onlyMissing}
          onChange={({ target }) => setOnlyMissing(target.checked)}
        />
      )}
      {badges_count > 0 && (
        <Button size="sm" icon="close" disabled={badges.busy} onClick={() => setAsked('void')}>
          {t('Void all badges')}
        </Button>
      )}
      {asked === 'print' && (
        <ConfirmDialog
          title={t('New badges for {name}?', { name })}
          action={t('{count, plural, one {Print # badge} other {Print # badges}}', { count: wanted })}
          busy={badges.busy}
          onClose={() => setAsked(null)}
          onConfirm={() => void print()}
        >
          <p>
            {t(
              'Each badge is a secret that is kept nowhere, so a new sheet holds new ones: the badges before it stop working.',
            )}
          </p>
        </ConfirmDialog>
      )}
      {asked === 'void' && (
        <ConfirmDialog
          title={t('Void all badges of {name}?', { name })}
          action={t('Void all badges')}
          tone="danger"
          busy={badges.busy}
          onClose={() => setAsked(null)}
          onConfirm={() => void badges.voidBadges().then(() => setAsked(null))}
        >
          <p>{t('Every printed badge of the class opens nothing from now on. You can print new ones.')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Placeholder for a QR code: it resembles one and cannot be read. */
function Code() {
  return (
    <svg viewBox="0 0 21 21" className={styles['qr']}>
      <path d="M0 0h7v7H0ZM14 0h7v7h-7ZM0 14h7v7H0ZM9 1h1v2H9ZM11 0h2v1h-2ZM9 5h2v1H9ZM12 3h1v4h-1ZM1 9h3v1H1ZM5 9h1v2H5ZM8 8h3v1H8ZM12 9h2v2h-2ZM16 8h1v2h-1ZM18 9h3v1h-3ZM9 11h1v3H9ZM1 11h2v1H1ZM6 12h2v1H6ZM15 12h3v1h-3ZM19 12h1v3h-1ZM11 13h2v2h-2ZM9 16h2v1H9ZM13 16h1v3h-1ZM9 18h1v3H9ZM11 19h1v2h-1ZM16 15h1v2h-1ZM18 17h3v1h-3ZM15 18h2v2h-2ZM19 19h2v2h-2Z" />
      <path d="M1 1h5v5H1ZM15 1h5v5h-5ZM1 15h5v5H1Z" fill="#fff" />
      <path d="M2 2h3v3H2ZM16 2h3v3h-3ZM2 16h3v3H2Z" />
    </svg>
  );
}
