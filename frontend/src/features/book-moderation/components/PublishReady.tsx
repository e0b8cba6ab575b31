import { useState } from 'react';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { bookModerationApi, type ModerationCard, type SkippedBook } from '../api.ts';
import { useModerationPaths } from '../paths.ts';
import { stageKind, stageLabel } from '../../../shared/books/moderationLabels.ts';
import { Findings } from './Findings.tsx';
import styles from './PublishReady.module.css';

/** The request: certain books, or every book at stage Ready that matches the filters of the queue. */
export interface PublishReadyRequest {
  books?: string[];
  search?: string;
  owner?: 'mine' | 'nobody';
}

/** Button of the moderation queue: the number of books that can be published, and the dialog to publish them. */
export function PublishReadyButton({ narrowing }: { narrowing: PublishReadyRequest }) {
  const [open, setOpen] = useState(false);
  const { data } = bookModerationApi.useGetReadyBooksQuery(narrowing);
  const count = data?.clear.length ?? 0;
  const held = data?.left.length ?? 0;
  return (
    <>
      {count > 0 ? (
        <Button tone="main" icon="check" onClick={() => setOpen(true)}>
          {t('Publish {count} ready', { count })}
        </Button>
      ) : (
        held > 0 && (
          <Button icon="info" onClick={() => setOpen(true)}>
            {t('What holds {count, plural, one {# ready book} other {# ready books}} back', { count: held })}
          </Button>
        )
      )}
      <PublishReady ask={open ? narrowing : null} onClose={() => setOpen(false)} />
    </>
  );
}

/** Lists the books that will be published and those that will not, with the reason, and publishes the former. */
export function PublishReady({ ask, onClose }: { ask: PublishReadyRequest | null; onClose: () => void }) {
  return (
    <Dialog open={ask !== null} onClose={onClose} title={t('Publish what is ready')}>
      {ask && <Ready ask={ask} onClose={onClose} />}
    </Dialog>
  );
}

function Ready({ ask, onClose }: { ask: PublishReadyRequest; onClose: () => void }) {
  const [publish, publishing] = bookModerationApi.usePublishReadyBooksMutation();
  // Keeps the result visible although the queue has been reloaded.
  const done = publishing.data;
  const query = bookModerationApi.useGetReadyBooksQuery(ask, { skip: done !== undefined });
  if (done)
    return (
      <div className={styles['ready']}>
        <p role="status">
          <b>
            {t('{count, plural, =0 {No book went} one {# book is published} other {# books are published}}', {
              count: done.published.length,
            })}
          </b>
        </p>
        <Books cards={done.published} />
        <Left left={done.left} />
        <div className={styles['actions']}>
          <Button tone="main" onClick={onClose}>
            {t('Done')}
          </Button>
        </div>
      </div>
    );
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={100} height={160} />}
      failed={t('The books did not load')}
    >
      {({ clear, left, more }) => (
        <div className={styles['ready']}>
          {clear.length > 0 && (
            <section>
              <h3>
                {t('{count, plural, one {# book goes} other {# books go}} to the readers', {
                  count: clear.length,
                })}
              </h3>
              <Books cards={clear} />
            </section>
          )}
          <Left left={left} />
          {more > 0 && <p>{t('{count} more wait for the next time.', { count: more })}</p>}
          {publishing.error && (
            <p role="alert" className={styles['failed']}>
              {normalizeError(publishing.error).message}
            </p>
          )}
          <div className={styles['actions']}>
            {clear.length > 0 && (
              <Button
                tone="main"
                icon="check"
                disabled={publishing.isLoading}
                onClick={() => void publish({ books: clear.map(({ id }) => id) })}
              >
                {t('Publish {count, plural, one {# book} other {# books}}', { count: clear.length })}
              </Button>
            )}
            <Button onClick={onClose}>{t('Cancel')}</Button>
          </div>
        </div>
      )}
    </QueryView>
  );
}

function Left({ left }: { left: SkippedBook[] }) {
  if (left.length === 0) return null;
  return (
    <section>
      <h3>
        {t('{count, plural, one {# book stays} other {# books stay}}, for a person to decide', {
          count: left.length,
        })}
      </h3>
      <Books cards={left.map(({ book }) => book)} why={left} />
    </section>
  );
}

/** Books with covers, and the reason where one is not published. */
function Books({ cards, why = [] }: { cards: ModerationCard[]; why?: SkippedBook[] }) {
  const moderation = useModerationPaths();
  return (
    <ul className={styles['books']}>
      {cards.map((card) => {
        const reason = why.find(({ book }) => book.id === card.id)?.why;
        return (
          <li key={card.id}>
            <Cover book={card} sizes="40px" decorative className={styles['cover']} />
            <div>
              <Link to={moderation.book(card.id)} dir="auto" lang={card.language}>
                {card.title}
              </Link>
              {moderation.area === 'platform' && <small>{card.school.name}</small>}
            </div>
            {reason === 'stage' && <Status kind={stageKind(card.stage)} label={stageLabel(card.stage)} />}
            {(reason === 'findings' || reason === 'reports') && (
              <Findings findings={card.findings} reports={card.reports} most={3} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
