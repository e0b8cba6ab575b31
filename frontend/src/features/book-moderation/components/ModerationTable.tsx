import { Link } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Status } from '../../../ui/Status.tsx';
import { cell, MoreHead, Table } from '../../../ui/table/Table.tsx';
import type { ModerationCard } from '../api.ts';
import { useModerationPaths } from '../paths.ts';
import { stageKind, stageLabel } from '../../../shared/books/moderationLabels.ts';
import { CardMenu } from './CardMenu.tsx';
import { Findings } from './Findings.tsx';
import { WaitingTime } from './CaseAssignee.tsx';
import type { StatusChangeRequest } from './StatusChangeDialog.tsx';
import styles from './Moderation.module.css';

/** The moderation queue as a table. */
export function ModerationTable({
  cards,
  onAsk,
}: {
  cards: ModerationCard[];
  onAsk: (asked: StatusChangeRequest) => void;
}) {
  const moderation = useModerationPaths();
  return (
    <Table
      caption={t('Books in moderation')}
      head={
        <>
          <th scope="col">{t('Book')}</th>
          <th scope="col">{moderation.area === 'platform' ? t('School') : t('Authors')}</th>
          <th scope="col">{t('Stands at')}</th>
          <th scope="col" className={cell.desktop}>
            {t('Found')}
          </th>
          <th scope="col" className={cell.wide}>
            {t('Looked after by')}
          </th>
          <th scope="col">{t('Since')}</th>
          <MoreHead />
        </>
      }
    >
      {cards.map((card) => (
        <tr key={card.id}>
          <td className={cell.main}>
            <span>
              <Cover book={card} sizes="36px" decorative className={styles['small']} />
              <Link to={moderation.book(card.id)} dir="auto" lang={card.language}>
                {card.title}
              </Link>
            </span>
          </td>
          <td className={cell.second} dir="auto">
            {moderation.area === 'platform' ? card.school.name : card.authors.join(', ')}
          </td>
          <td className={cell.status}>
            <Status kind={stageKind(card.stage)} label={stageLabel(card.stage)} />
          </td>
          <td className={cell.desktop}>
            <Findings findings={card.findings} reports={card.reports} escalated={card.escalated} most={2} />
          </td>
          <td className={cell.wide}>{card.owner?.name ?? t('Nobody')}</td>
          <td className={cell.end}>
            <WaitingTime card={card} />
          </td>
          <td className={cell.more}>
            <CardMenu card={card} onAsk={onAsk} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
