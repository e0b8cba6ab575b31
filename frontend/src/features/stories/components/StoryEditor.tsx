import type { StoryView } from '@bookgrove/api-client';
import { DESIGN_COLORS } from '@bookgrove/contract';
import {
  emptyPage,
  freePageId,
  STORY_LIMITS,
  type StoryBody,
  type StoryPage,
} from '@bookgrove/contract/stories';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import type { Tool } from '../scene.ts';
import { COVER } from '../labels.ts';
import { useHistory } from '../useHistory.ts';
import { withCorrection } from '../spelling/spellingDoubts.ts';
import { resume, useStorySave } from '../useStorySave.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { StoryEditorBar } from './StoryEditorBar.tsx';
import { ReviewNotes } from './ReviewNotes.tsx';
import { PageDetails } from './PageDetails.tsx';
import { PageStrip } from './PageStrip.tsx';
import { PictureTools } from './PictureTools.tsx';
import { SceneEditor } from './SceneEditor.tsx';
import { SendDialog } from './SendDialog.tsx';
import styles from './StoryEditor.module.css';
import { CoAuthors } from './CoAuthors.tsx';
import { StoryCharity } from './StoryCharity.tsx';
import { Versions } from './Versions.tsx';

/** The story editor: picture, text and recording of each page; everything is saved automatically. */
export function StoryEditor({
  story,
  historyOpen,
  onReload,
  onSent,
}: {
  story: StoryView;
  historyOpen: boolean;
  onReload: () => void;
  /** Called when it has been submitted. */
  onSent: () => void;
}) {
  const dispatch = useDispatch();
  const person = useSelector(selectUser)?.id ?? '';
  const { state: came } = useLocation() as { state: { question?: string } | null };
  const { body, change, replace, undo, redo } = useHistory(() => resume(story, person).body);
  const [at, setAt] = useState(body.pages[0]!.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [tool, setTool] = useState<Tool>({ name: 'move', color: 'clay', ink: DESIGN_COLORS.clay, width: 14 });
  const [sending, setSending] = useState(false);
  const [versions, setVersions] = useState(historyOpen);
  const editor = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const onMerged = useCallback(
    (merged: StoryBody, doubled: string[]) => {
      replace(merged);
      // When both changed the same page, there are two pages now: the editor moves to the author's own one,
      // which follows the other.
      setAt((now) => {
        const behind = merged.pages[merged.pages.findIndex(({ id }) => id === now) + 1];
        return behind && doubled.includes(behind.id) ? behind.id : now;
      });
      dispatch(
        showToast(
          'warn',
          doubled.length > 0
            ? t('Somebody changed the same page. Both pages are there now: keep the one you like.')
            : t('This story was changed in another window. Both changes are here now.'),
        ),
      );
    },
    [dispatch, replace],
  );
  const save = useStorySave(story, person, body, onMerged);

  const cover = at === COVER;
  const page = body.pages.find(({ id }) => id === at) ?? body.pages[0]!;
  const number = body.pages.indexOf(page) + 1;
  const scene = cover ? body.cover : page.picture;
  const question = came?.question && !page.text && !cover ? t(came.question) : '';
  const mine = cover ? body.title : page.text;
  // Where nothing is written yet, the question is read aloud.
  const aloud = mine.trim()
    ? { text: mine, language: body.language }
    : { text: question || t(cover ? 'Title of the story' : 'What happens on this page?') };
  const setPage = (part: Partial<StoryPage>, mark?: string) =>
    change(
      (now) => ({ ...now, pages: now.pages.map((one) => (one.id === page.id ? { ...one, ...part } : one)) }),
      mark && `${mark} ${page.id}`,
    );
  const setScene = (picture: StoryPage['picture'], mark?: string) => {
    if (picture.elements.length > scene.elements.length && isFull(body, picture)) {
      dispatch(showToast('warn', t('This story is full of paint. Rub something out first.')));
      return;
    }
    if (cover) change((now) => ({ ...now, cover: picture }), mark && `${mark} cover`);
    else setPage({ picture }, mark);
  };
  const go = (id: string) => {
    setChosen(null);
    setAt(id);
  };
  /** Opens a page with the words that the teacher commented on selected, ready to be replaced. */
  const goToWords = (id: string, letters: [start: number, end: number] | null) => {
    // The text of that page has to be rendered before it can be selected.
    flushSync(() => go(id));
    const area = words.current;
    if (!letters || !area) return;
    area.focus();
    area.setSelectionRange(...letters);
    area.scrollIntoView({ block: 'center' });
  };
  const add = () => {
    const id = freePageId(body.pages);
    change((now) => ({
      ...now,
      pages: now.pages.toSpliced(cover ? now.pages.length : number, 0, {
        ...emptyPage(id),
        picture: { ground: page.picture.ground, elements: [] },
      }),
    }));
    go(id);
  };
  const move = (by: -1 | 1) =>
    change((now) => {
      const from = now.pages.findIndex(({ id }) => id === page.id);
      return { ...now, pages: now.pages.toSpliced(from, 1).toSpliced(from + by, 0, page) };
    });
  const remove = () => {
    change((now) => ({ ...now, pages: now.pages.filter(({ id }) => id !== page.id) }));
    go((body.pages[number] ?? body.pages[number - 2])!.id);
  };

  return (
    <div ref={editor} className={styles['editor']} data-fills-screen>
      <StoryEditorBar
        body={body}
        aloud={aloud}
        state={save.state}
        undo={undo}
        redo={redo}
        onTitle={(title) => change((now) => ({ ...now, title }), 'title')}
        onSend={() => void save.send().then(() => setSending(true))}
      />
      {save.message && (
        <div className={styles['alert']} role="alert">
          <p>{save.message}</p>
          <Button size="sm" icon="retry" onClick={() => void save.send()}>
            {t('Try again')}
          </Button>
        </div>
      )}
      <div className={styles['workspace']}>
        <PageStrip
          story={story.id}
          body={body}
          at={cover ? COVER : page.id}
          cover={COVER}
          onGo={go}
          onAdd={body.pages.length < STORY_LIMITS.pages ? add : null}
        />
        <section className={styles['sheet']} aria-label={cover ? t('Cover') : t('Page {number}', { number })}>
          {question && <p className={styles['question']}>{question}</p>}
          <SceneEditor
            key={at}
            scene={scene}
            story={story.id}
            tool={tool}
            chosen={chosen}
            onChoose={setChosen}
            onChange={setScene}
          />
          {cover ? (
            <p className={styles['coverWords']}>
              {t('Your title stands above this picture, and your name below it.')}
            </p>
          ) : (
            <div className={styles['words']} lang={body.language}>
              <TextAreaField
                ref={words}
                label={t('Words of page {number}', { number })}
                labelHidden
                placeholder={t('What happens on this page?')}
                rows={3}
                dir="auto"
                spellCheck
                maxLength={STORY_LIMITS.text}
                data-gap="words"
                value={page.text}
                onChange={({ target }) => setPage({ text: target.value }, 'text')}
              />
            </div>
          )}
          <PictureTools
            scene={scene}
            story={story.id}
            tool={tool}
            onTool={setTool}
            chosen={chosen}
            onChoose={setChosen}
            onChange={setScene}
          />
          {!cover && (
            <PageDetails
              story={story.id}
              written={body.language}
              page={page}
              number={number}
              of={body.pages.length}
              onChange={setPage}
              onMove={move}
              onRemove={remove}
            />
          )}
        </section>
        <aside className={styles['side']}>
          <LevelMeter texts={body.pages.map(({ text }) => text)} language={body.language} />
          <ReviewNotes
            story={story}
            pages={body.pages}
            onPage={goToWords}
            onTicked={() => void save.send().then(onReload)}
          />
          <CoAuthors story={story} />
          <StoryCharity story={story} />
          <Button icon="retry" onClick={() => setVersions(true)}>
            {t('Older versions')}
          </Button>
        </aside>
      </div>
      <SendDialog
        open={sending}
        story={story}
        body={body}
        version={save.version}
        saved={save.state === 'saved'}
        onPage={(id, gap) => {
          setSending(false);
          if (id) go(id);
          // The dialog returns the focus to its button first.
          requestAnimationFrame(() =>
            editor.current?.querySelector<HTMLElement>(`[data-gap="${gap}"]`)?.focus(),
          );
        }}
        onMend={(id, word, better) =>
          change((now) => ({
            ...now,
            pages: now.pages.map((one) =>
              one.id === id ? { ...one, text: withCorrection(one.text, now.language, word, better) } : one,
            ),
          }))
        }
        onTitle={(title) => change((now) => ({ ...now, title }))}
        onClose={() => setSending(false)}
        onSent={onSent}
      />
      <Versions open={versions} story={story} onClose={() => setVersions(false)} onRestored={onReload} />
    </div>
  );
}

/** Whether one more element in this picture would exceed the maximum size of a request. */
const isFull = (body: StoryBody, { elements }: StoryPage['picture']): boolean =>
  new Blob([JSON.stringify(body), JSON.stringify(elements.at(-1))]).size > STORY_LIMITS.bytes;
