import type { ClassStudent } from '../../../api/classes.ts';
import { t } from '../../../i18n/index.ts';
import { personName, studentCountText } from '../../../ui/WorkHead.tsx';
import type { useBadges } from '../useBadges.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Asks for confirmation before valid badges are replaced or voided. */
export function BadgesDialog({
  what,
  students,
  badges,
  onClose,
  onDone,
}: {
  what: 'print' | 'void';
  students: ClassStudent[];
  badges: ReturnType<typeof useBadges>;
  onClose: () => void;
  onDone: () => void;
}) {
  const [only] = students;
  const who = students.length === 1 && only ? personName(only) : studentCountText(students.length);
  const ids = students.map(({ id }) => id);
  const run = async () => {
    const fine = what === 'print' ? await badges.print({ students: ids }) : await badges.voidBadges(ids);
    if (!fine) return;
    onDone();
    onClose();
  };
  return what === 'print' ? (
    <ConfirmDialog
      title={t('New badges for {who}?', { who })}
      action={t('{count, plural, one {Print # badge} other {Print # badges}}', { count: students.length })}
      busy={badges.busy}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      <p>{t('The badges that they have now stop working.')}</p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={t('Void the badge of {who}?', { who })}
      action={t('Void the badge')}
      tone="danger"
      busy={badges.busy}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      <p>{t('Lost or seen by others? From now on it opens nothing. You can print a new one.')}</p>
    </ConfirmDialog>
  );
}
