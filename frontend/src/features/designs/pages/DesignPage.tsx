import type { Design } from '@bookgrove/api-client';
import type { DesignBody } from '@bookgrove/contract';
import { may } from '@bookgrove/contract';
import type Konva from 'konva/lib/Core.js';
import { lazy, Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { canUpload, canWriteStories, selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink, IconButton, TextLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useGetDesignQuery } from '../api.ts';
import { AddPanel } from '../components/AddPanel.tsx';
import { Canvas } from '../components/Canvas.tsx';
import { ElementPanel } from '../components/ElementPanel.tsx';
import { BackgroundPanel } from '../components/BackgroundPanel.tsx';
import { LayersPanel } from '../components/LayersPanel.tsx';
import { asCover, asPdf, asPng, fileName, downloadFile, whenDrawn } from '../export.ts';
import { begin, next, withElement, type NewElement } from '../model.ts';
import { useAutosave } from '../useAutosave.ts';
import styles from './DesignPage.module.css';

const BookCoverDialog = lazy(() => import('../components/BookCoverDialog.tsx'));
const StoryCoverDialog = lazy(() => import('../components/StoryCoverDialog.tsx'));

/** Editor of one cover or poster. */
export default function DesignPage() {
  const { designId = '' } = useParams();
  const query = useGetDesignQuery(designId);
  const [round, setRound] = useState(0);
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={{ ...query, isFetching: query.isFetching && !query.data }}
        skeleton={<SkeletonLine height={640} />}
        failed={t('The design did not load')}
        missing={
          <State
            scene="lost"
            asPage
            title={t('There is no such design')}
            actions={<ButtonLink to={paths.designs}>{t('My designs')}</ButtonLink>}
          />
        }
      >
        {(design) => (
          <Editor
            key={`${design.id} ${round}`}
            design={design}
            onReload={() => void query.refetch().then(() => setRound(round + 1))}
          />
        )}
      </QueryView>
    </div>
  );
}

function Editor({ design, onReload }: { design: Design; onReload: () => void }) {
  const [work, step] = useReducer(next, design.body as DesignBody, begin);
  const [title, setTitle] = useState(design.title);
  const [covering, setCovering] = useState<'book' | 'story' | null>(null);
  const layer = useRef<Konva.Layer>(null);
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const { size } = design;
  const save = useAutosave(design, title, work.body);
  const chosen = work.body.elements.find(({ id }) => id === work.chosen);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input:not([type=radio]), textarea');
      if (typing || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 'z') step({ do: event.shiftKey ? 'redo' : 'undo' });
      else if (key === 'y') step({ do: 'redo' });
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const add = (element: NewElement) => {
    const added = withElement(work.body, element);
    if (added) step({ do: 'change', body: added.body, choose: added.id });
    else dispatch(showToast('warn', t('This page is full. Take something away first.')));
  };
  const keep = async (kind: 'png' | 'pdf') => {
    if (!layer.current) return;
    try {
      await whenDrawn(layer.current);
      const blob =
        kind === 'png' ? await asPng(layer.current, size) : await asPdf(layer.current, size, title);
      downloadFile(fileName(title, kind), blob);
      dispatch(showToast('ok', t('The file is on this device now.')));
    } catch {
      dispatch(showToast('bad', t('This device could not make the file. Try a smaller format.')));
    }
  };
  const picture = async () => {
    await whenDrawn(layer.current!);
    return asCover(layer.current!, size);
  };
  return (
    <>
      <header className={styles['bar']}>
        <TextLink to={paths.designs} icon="before">
          {t('My designs')}
        </TextLink>
        <h1 className="sr">{title}</h1>
        <div className={styles['title']}>
          <Field
            label={t('Name of the design')}
            labelHidden
            maxLength={120}
            value={title}
            error={title.trim() ? undefined : t('Give it a name.')}
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        <span className={styles['steps']}>
          <IconButton
            icon="undo"
            label={t('Undo')}
            disabled={work.past.length === 0}
            onClick={() => step({ do: 'undo' })}
          />
          <IconButton
            icon="undo"
            className={styles['redo']}
            label={t('Redo')}
            disabled={work.future.length === 0}
            onClick={() => step({ do: 'redo' })}
          />
        </span>
        <p className={styles['saved']} role="status">
          {
            {
              saved: t('Saved'),
              saving: t('Saving'),
              waiting: t('Not saved yet'),
              failed: t('Not saved'),
              other: t('Not saved'),
            }[save.state]
          }
        </p>
        <span className={styles['out']}>
          <Button icon="download" onClick={() => void keep('png')}>
            {t('PNG')}
          </Button>
          <Button icon="download" onClick={() => void keep('pdf')}>
            {t('PDF')}
          </Button>
          {canUpload(user) && (
            <Button tone="main" icon="read" onClick={() => setCovering('book')}>
              {t('Use as book cover')}
            </Button>
          )}
          {canWriteStories(user) && (
            <Button tone={canUpload(user) ? 'line' : 'main'} icon="edit" onClick={() => setCovering('story')}>
              {t('Use as story cover')}
            </Button>
          )}
        </span>
      </header>
      {save.message && (
        <div className={styles['alert']} role="alert">
          <p>{save.message}</p>
          {save.state === 'other' ? (
            <Button size="sm" onClick={onReload}>
              {t('Load it again')}
            </Button>
          ) : (
            <Button size="sm" icon="retry" onClick={save.retry}>
              {t('Try again')}
            </Button>
          )}
        </div>
      )}
      <div className={styles['workspace']}>
        <div className={styles['canvas']}>
          <Canvas work={work} size={size} step={step} layer={layer} />
        </div>
        <div className={styles['add']}>
          <AddPanel size={size} onAdd={add} />
          <BackgroundPanel work={work} step={step} />
        </div>
        <div className={styles['change']}>
          {chosen && <ElementPanel key={chosen.id} work={work} element={chosen} step={step} />}
          <LayersPanel work={work} step={step} />
        </div>
      </div>
      <Suspense>
        {covering === 'book' && (
          <BookCoverDialog
            everybodys={user !== null && may(user.role, 'book.manage')}
            picture={picture}
            onClose={() => setCovering(null)}
          />
        )}
        {covering === 'story' && (
          <StoryCoverDialog drawing={work.body} picture={picture} onClose={() => setCovering(null)} />
        )}
      </Suspense>
    </>
  );
}
