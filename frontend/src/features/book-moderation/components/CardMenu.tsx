import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { RowMenu, type RowAction } from '../../../ui/table/RowMenu.tsx';
import type { ModerationCard } from '../api.ts';
import { useModerationPaths } from '../paths.ts';
import { useStatusChange } from '../useStatusChange.ts';
import { statusChangeLabel } from '../../../shared/books/moderationLabels.ts';
import { findingsToConfirm } from '../approval.ts';
import type { StatusChangeRequest } from './StatusChangeDialog.tsx';

/** Menu with the actions for one card. */
export function CardMenu({
  card,
  onAsk,
}: {
  card: ModerationCard;
  onAsk: (asked: StatusChangeRequest) => void;
}) {
  const moderation = useModerationPaths();
  const user = useSelector(selectUser);
  const { run } = useStatusChange();
  const { stage } = card;
  const checked = stage === 'review' || stage === 'ready' || stage === 'changes';
  const ask = (move: 'return' | 'escalate' | 'withdraw', icon: RowAction['icon']): RowAction => ({
    label: `${statusChangeLabel(move)} …`,
    icon,
    run: () => onAsk({ book: card, move }),
  });
  const does = (move: 'take' | 'release' | 'approve' | 'settle', icon: RowAction['icon']): RowAction => ({
    label: statusChangeLabel(move),
    icon,
    run: () => void run(card, move),
  });
  const approve: RowAction =
    findingsToConfirm(card.findings).length > 0
      ? {
          label: `${statusChangeLabel('approve')} …`,
          icon: 'check',
          run: () => onAsk({ book: card, move: 'approve' }),
        }
      : does('approve', 'check');
  const actions: RowAction[] = [
    { label: t('Look at it'), icon: 'eye', to: moderation.book(card.id) },
    ...(card.owner
      ? card.owner.id === user?.id
        ? [does('release', 'undo')]
        : []
      : checked
        ? [does('take', 'plus')]
        : []),
    ...(stage === 'review' || stage === 'ready' ? [approve] : []),
    ...(stage === 'review' || stage === 'ready' || stage === 'live' ? [ask('return', 'retry')] : []),
    ...(moderation.area === 'school' && !card.escalated && stage !== 'withdrawn'
      ? [ask('escalate', 'up')]
      : []),
    ...(card.reports > 0 ? [does('settle', 'check')] : []),
    ...(stage === 'withdrawn' ? [] : [ask('withdraw', 'archive')]),
  ];
  return <RowMenu label={t('More for {title}', { title: card.title })} actions={actions} />;
}
