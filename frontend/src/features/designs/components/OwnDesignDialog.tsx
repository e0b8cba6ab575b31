import type { Design } from '@bookgrove/api-client';
import type { DesignBody } from '@bookgrove/contract';
import type Konva from 'konva/lib/Core.js';
import { useRef, useState } from 'react';
import type { Book } from '../../../api/types.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useListDesignsQuery } from '../api.ts';
import { asCover, whenDrawn } from '../export.ts';
import { useAttachCover } from '../useAttachCover.ts';
import styles from './CoverDialog.module.css';
import { Preview } from './Preview.tsx';

const EACH = 12;

/** Chooses the design that a book gets as its cover. Contains the canvas library: import it on demand. */
export default function OwnDesignDialog({
  book,
  open,
  onClose,
}: {
  book: Book;
  open: boolean;
  onClose: () => void;
}) {
  const [offset, setOffset] = useState(0);
  const [chosen, setChosen] = useState<Design | null>(null);
  const layers = useRef(new Map<string, Konva.Layer>());
  const query = useListDesignsQuery(
    { limit: EACH, offset },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const { giveCover, isLoading } = useAttachCover();
  const turn = (by: number) => {
    setChosen(null);
    setOffset(offset + by);
  };
  const send = async () => {
    const layer = chosen && layers.current.get(chosen.id);
    if (!layer) return;
    const given = await giveCover(book, async () => {
      await whenDrawn(layer);
      return asCover(layer, chosen.size);
    });
    if (given) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('A cover for “{title}”', { title: book.title })}
      shape="wide"
    >
      <div className={styles['content']}>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={240} />}
          failed={t('Your designs did not load')}
          isEmpty={({ count }) => count === 0}
          empty={<p>{t('You have drawn no cover yet. Draw one, then choose it here or on its own page.')}</p>}
        >
          {({ results, count }) => (
            <>
              <ul className={styles['books']}>
                {results.map((design) => (
                  <li key={design.id}>
                    <label>
                      <input
                        type="radio"
                        name="design"
                        checked={chosen?.id === design.id}
                        onChange={() => setChosen(design)}
                      />
                      <span className={styles['drawing']}>
                        <Preview
                          body={design.body as DesignBody}
                          size={design.size}
                          high={design.size === 'square' ? 92 : 128}
                          layer={(layer) => {
                            if (layer) layers.current.set(design.id, layer);
                          }}
                        />
                      </span>
                      <span>{design.title}</span>
                    </label>
                  </li>
                ))}
              </ul>
              {count > EACH && (
                <div className="row">
                  <Button size="sm" disabled={offset === 0} onClick={() => turn(-EACH)}>
                    {t('Newer ones')}
                  </Button>
                  <Button size="sm" disabled={offset + EACH >= count} onClick={() => turn(EACH)}>
                    {t('Older ones')}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryView>
        <div className="row">
          <Button tone="main" disabled={!chosen || isLoading} onClick={() => void send()}>
            {isLoading ? t('One moment') : t('Put it on the book')}
          </Button>
          <ButtonLink to={paths.designs}>{t('Draw a cover')}</ButtonLink>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
