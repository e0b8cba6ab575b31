import { LONG_WAIT_DAYS } from '@bookgrove/contract';
import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { withParams } from '../../../ui/table/params.ts';
import type { ModerationBoard, ModerationCard, ModerationColumn } from '../api.ts';
import { useModerationPaths } from '../paths.ts';
import { useStatusChange } from '../useStatusChange.ts';
import { stageLabel } from '../../../shared/books/moderationLabels.ts';
import { CardMenu } from './CardMenu.tsx';
import { Findings } from './Findings.tsx';
import { WaitingTime, daysOf, Assignee } from './CaseAssignee.tsx';
import type { StatusChangeRequest } from './StatusChangeDialog.tsx';
import styles from './ModerationBoard.module.css';

/** The moderation board: a column for each stage. */
export function ModerationBoard({
  board,
  onAsk,
}: {
  board: ModerationBoard;
  onAsk: (asked: StatusChangeRequest) => void;
}) {
  return (
    <div className={styles['board']}>
      {board.columns.map((column) => (
        <Column key={column.stage} column={column} onAsk={onAsk} />
      ))}
    </div>
  );
}

function Column({
  column: { stage, count, cards },
  onAsk,
}: {
  column: ModerationColumn;
  onAsk: (asked: StatusChangeRequest) => void;
}) {
  const [params] = useSearchParams();
  const more = count - cards.length;
  return (
    <section className={styles['column']} data-stage={stage} aria-labelledby={`stage-${stage}`}>
      <div className={styles['columnHead']}>
        <h2 id={`stage-${stage}`}>{stageLabel(stage)}</h2>
        <b className="num">{formatNumber(count)}</b>
      </div>
      {cards.length === 0 ? (
        <p className={styles['none']}>{t('Nothing here')}</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              <Card card={card} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link className={styles['moreLink']} to={withParams(params, { view: 'list', stage })}>
          {t('{count} more', { count: more })}
        </Link>
      )}
    </section>
  );
}

function Card({ card, onAsk }: { card: ModerationCard; onAsk: (asked: StatusChangeRequest) => void }) {
  const moderation = useModerationPaths();
  const { run, busy } = useStatusChange();
  const machine = card.stage === 'uploaded' || card.stage === 'checking';
  const forgotten = !machine && !card.owner && daysOf(card) > LONG_WAIT_DAYS;
  return (
    <article className={styles['card']} data-forgotten={forgotten || undefined}>
      <div className={styles['cardTop']}>
        <Cover book={card} sizes="64px" decorative className={styles['cover']} />
        <WaitingTime card={card} />
      </div>
      <h3 dir="auto" lang={card.language}>
        <Link to={moderation.book(card.id)}>{card.title}</Link>
      </h3>
      <p className={styles['school']}>
        {moderation.area === 'platform' ? card.school.name : card.authors.join(', ')}
      </p>
      {card.stage === 'checking' ? (
        <p className={styles['checking']}>
          <progress
            max={100}
            value={card.percentage}
            aria-label={t('Check of {title}', { title: card.title })}
          />
          <span className="num">{card.percentage} %</span>
        </p>
      ) : (
        !machine && (
          <Findings findings={card.findings} reports={card.reports} escalated={card.escalated} most={2} />
        )
      )}
      <div className={styles['cardFoot']}>
        {machine ? (
          <span>{card.stage === 'uploaded' ? t('In line') : t('Automatic')}</span>
        ) : card.owner ? (
          <Assignee name={card.owner.name} />
        ) : (
          <Button
            size="sm"
            icon="plus"
            disabled={busy}
            aria-label={t('Take it: {title}', { title: card.title })}
            onClick={() => void run(card, 'take')}
          >
            {t('Take it')}
          </Button>
        )}
        <CardMenu card={card} onAsk={onAsk} />
      </div>
    </article>
  );
}

/**
 * Alert about books that have waited too long without an assignee, with a button to take the one that has waited
 * longest.
 */
export function OverdueCases({ board }: { board: ModerationBoard }) {
  const { run, busy } = useStatusChange();
  const { forgotten, longest } = board;
  if (forgotten === 0 || !longest) return null;
  return (
    <div className={styles['alarm']} role="status">
      <span>
        <Icon name="info" />
      </span>
      <div>
        <b>
          {t(
            '{count, plural, one {# book waits longer than {days} days and nobody has taken it} other {# books wait longer than {days} days and nobody has taken them}}',
            { count: forgotten, days: LONG_WAIT_DAYS },
          )}
        </b>
        <p dir="auto">{longest.title}</p>
      </div>
      <Button tone="ink" disabled={busy} onClick={() => void run(longest, 'take')}>
        {t('Take it')}
      </Button>
    </div>
  );
}
