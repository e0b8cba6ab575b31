import { LONG_WAIT_DAYS } from '@bookgrove/contract';
import { Link, useSearchParams } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RowMenu, type RowAction } from '../../../ui/table/RowMenu.tsx';
import { withParams } from '../../../ui/table/params.ts';
import type { DeskBoard, DeskCard, DeskColumn } from '../api.ts';
import { useDesk } from '../places.ts';
import { useMove } from '../useMove.ts';
import { moveWord, stageWord } from '../words.ts';
import { Findings } from './Findings.tsx';
import type { Asked } from './MoveDialog.tsx';
import styles from './Desk.module.css';

const DAY = 86_400_000;
const daysOf = ({ since }: DeskCard): number => (Date.now() - Date.parse(since)) / DAY;

/** Everything on its way to the readers, by where it stands. */
export function Board({ board, onAsk }: { board: DeskBoard; onAsk: (asked: Asked) => void }) {
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
  column: DeskColumn;
  onAsk: (asked: Asked) => void;
}) {
  const [params] = useSearchParams();
  const more = count - cards.length;
  return (
    <section className={styles['column']} data-stage={stage} aria-labelledby={`stage-${stage}`}>
      <div className={styles['columnHead']}>
        <h2 id={`stage-${stage}`}>{stageWord(stage)}</h2>
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

function Card({ card, onAsk }: { card: DeskCard; onAsk: (asked: Asked) => void }) {
  const desk = useDesk();
  const { run, busy } = useMove();
  const machine = card.stage === 'uploaded' || card.stage === 'checking';
  const forgotten = !machine && !card.owner && daysOf(card) > LONG_WAIT_DAYS;
  return (
    <article className={styles['card']} data-forgotten={forgotten || undefined}>
      <div className={styles['cardTop']}>
        <Cover book={card} sizes="64px" decorative className={styles['cover']} />
        <Age card={card} />
      </div>
      <h3 dir="auto" lang={card.language}>
        <Link to={desk.book(card.id)}>{card.title}</Link>
      </h3>
      <p className={styles['school']}>
        {desk.area === 'platform' ? card.school.name : card.authors.join(', ')}
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
          <Owner name={card.owner.name} />
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

/** How long it waits, as a shape and words. */
export function Age({ card }: { card: DeskCard }) {
  const days = daysOf(card);
  const settled = card.stage === 'live' || card.stage === 'withdrawn';
  const tone = settled || days < 2 ? 'ok' : days < LONG_WAIT_DAYS ? 'wait' : 'bad';
  return (
    <time
      className={`${styles['age']} num`}
      data-tone={tone}
      dateTime={card.since}
      title={formatDateTime(card.since)}
    >
      {formatAgo(card.since)}
    </time>
  );
}

export function Owner({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span className={styles['owner']}>
      <i aria-hidden="true">{initials}</i>
      {name}
    </span>
  );
}

/** What can be done with a book where it stands. */
export function CardMenu({ card, onAsk }: { card: DeskCard; onAsk: (asked: Asked) => void }) {
  const desk = useDesk();
  const user = useSelector(selectUser);
  const { run } = useMove();
  const { stage } = card;
  const checked = stage === 'review' || stage === 'ready' || stage === 'changes';
  const ask = (move: Asked['move'], icon: RowAction['icon']): RowAction => ({
    label: `${moveWord(move)} …`,
    icon,
    run: () => onAsk({ book: card, move }),
  });
  const does = (move: 'take' | 'release' | 'approve' | 'settle', icon: RowAction['icon']): RowAction => ({
    label: moveWord(move),
    icon,
    run: () => void run(card, move),
  });
  const actions: RowAction[] = [
    { label: t('Look at it'), icon: 'eye', to: desk.book(card.id) },
    ...(card.owner
      ? card.owner.id === user?.id
        ? [does('release', 'undo')]
        : []
      : checked
        ? [does('take', 'plus')]
        : []),
    ...(stage === 'review' || stage === 'ready' ? [does('approve', 'check')] : []),
    ...(stage === 'review' || stage === 'ready' || stage === 'live' ? [ask('return', 'retry')] : []),
    ...(desk.area === 'school' && !card.escalated && stage !== 'withdrawn' ? [ask('escalate', 'up')] : []),
    ...(card.reports > 0 ? [does('settle', 'check')] : []),
    ...(stage === 'withdrawn' ? [] : [ask('withdraw', 'archive')]),
  ];
  return <RowMenu label={t('More for {title}', { title: card.title })} actions={actions} />;
}

/** The book that waits longest, when nobody has taken it. */
export function Forgotten({ board }: { board: DeskBoard }) {
  const { run, busy } = useMove();
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
