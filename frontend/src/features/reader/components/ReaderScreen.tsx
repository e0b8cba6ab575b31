import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Book, BookContent, User } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { loadWordCard, WordCard } from '../../vocabulary/index.ts';
import type { Locator } from '../../../shared/reader/protocol.ts';
import { useNotesOfPage } from '../notes/useNotesOfPage.ts';
import { helpFor, lookIn, VOICE_RATES, withFlow, type ReaderSettings } from '../settings.ts';
import { useOutbox } from '../../../shared/reader/useOutbox.ts';
import { useProgress } from '../useProgress.ts';
import { useBookSearch } from '../search/useBookSearch.ts';
import { useBegin, useReaderKeys, useTitle, type Turn } from '../useReaderKeys.ts';
import { useReadingTime } from '../useReadingTime.ts';
import { useSettings } from '../useSettings.ts';
import { useShell, type FoundMessage } from '../useShell.ts';
import { bringsFonts } from '../ownFonts.ts';
import { FailedPage } from './FailedPage.tsx';
import { OpeningPage } from './Opening.tsx';
import { ReaderFoot } from './ReaderFoot.tsx';
import { ReaderHead } from './ReaderHead.tsx';
import styles from './ReaderScreen.module.css';

// Panels over a book are loaded once the book is open: the first page does not wait for them, and they work
// when the network is lost later.
const panels = () => import('./panels.ts');
const Contents = lazy(async () => ({ default: (await panels()).Contents }));
const EndPage = lazy(async () => ({ default: (await panels()).EndPage }));
const PageAnnouncement = lazy(async () => ({ default: (await panels()).PageAnnouncement }));
const LinkDialog = lazy(async () => ({ default: (await panels()).LinkDialog }));
const SearchPanel = lazy(async () => ({ default: (await panels()).SearchPanel }));
const SettingsPanel = lazy(async () => ({ default: (await panels()).SettingsPanel }));
const PositionNotice = lazy(async () => ({ default: (await panels()).PositionNotice }));
const TurnHint = lazy(async () => ({ default: (await panels()).TurnHint }));
const SelectionBar = lazy(async () => ({ default: (await panels()).SelectionBar }));
const NoteDialog = lazy(async () => ({ default: (await panels()).NoteDialog }));

interface ReaderScreenProps {
  book: Book;
  content: BookContent;
  /** The position at which the book opens. */
  locator: Locator | null;
  user: User | null;
  /** The book is stored on this device and can be read without a network. */
  isAtHome?: boolean;
  /** Starts reading aloud as soon as a voice is available. */
  listen?: boolean;
  /** The page to go to once the book is open, in place of `locator`. */
  startPage?: number | null;
  /** Called when the book has to be opened again, at this position. */
  onReopen: (locator: Locator | null) => void;
}

/** The reader: a top bar, the page in its frame with the settings beside it, and the page navigation below. */
export function ReaderScreen({
  book,
  content,
  locator,
  user,
  isAtHome = false,
  listen = false,
  startPage = null,
  onReopen,
}: ReaderScreenProps) {
  // Staff in a view-as session turn pages without changing that person's reading position.
  const person = user && !user.viewing ? user.id : null;
  const [settings, setSettings] = useSettings(person);
  const [panel, setPanel] = useState<'contents' | 'search' | 'settings' | null>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);

  const closeWord = useRef(() => {});
  const closePanel = useCallback(() => {
    setPanel(null);
    (panel === 'search' ? searchButton : settingsButton).current?.focus();
  }, [panel]);
  const onEscape = useCallback(() => {
    if (panel === 'settings' || panel === 'search') closePanel();
    else closeWord.current();
  }, [closePanel, panel]);
  // How often the search was asked for: its field gets the focus each time.
  const [asked, setAsked] = useState(0);
  const onSearch = useCallback(() => {
    setPanel('search');
    setAsked((before) => before + 1);
  }, []);
  const found = useRef<(message: FoundMessage) => void>(() => {});
  const hasOwnFonts = bringsFonts(content);
  const chosenLook = useMemo(() => lookIn(settings.look, hasOwnFonts), [settings.look, hasOwnFonts]);

  useOutbox(person);
  const { onMoved, other, dismiss } = useProgress(book.id, person);
  const signs = useRef(() => {});
  const [tapped, setTapped] = useState<string | null>(null);
  const shell = useShell({
    content,
    pages: book.pages ?? 1,
    language: book.language,
    locator,
    look: chosenLook,
    onMoved,
    onEscape,
    onMarkTapped: setTapped,
    onActive: () => signs.current(),
    onSearchAsked: onSearch,
    onFound: (message) => found.current(message),
  });
  const { state, send, closeFinish } = shell;
  const search = useBookSearch(send);
  const { opened, position, failure, isFinished } = state;
  const direction = opened?.direction ?? content.direction;
  // What the book declares holds until the reader chooses in this book.
  const [hasChosenFlow, setHasChosenFlow] = useState(false);
  const declaredFlow = hasChosenFlow ? null : (opened?.flow ?? null);
  const look = useMemo(
    () => (declaredFlow ? { ...chosenLook, flow: declaredFlow } : chosenLook),
    [chosenLook, declaredFlow],
  );
  const [isTogether, setTogether] = useState(false);
  const sign = useReadingTime({
    bookId: book.id,
    person,
    page: position?.page,
    isPlaying: state.isPlaying,
    isAtHome,
    isTogether,
  });
  useEffect(() => {
    signs.current = sign;
    closeWord.current = () => state.asked && shell.closeWord();
    found.current = search.onFound;
  });
  const notes = useNotesOfPage({
    book,
    person,
    user,
    shell,
    found: search.mark,
    tapped,
    onTapped: setTapped,
  });
  // The search ends with its panel.
  const { close: endSearch } = search;
  const isSearching = panel === 'search';
  useEffect(() => {
    if (isSearching) return endSearch;
    return undefined;
  }, [endSearch, isSearching]);
  // Settings from another device may arrive after the book was opened.
  const shown = useRef(look);
  useEffect(() => {
    if (shown.current === look) return;
    shown.current = look;
    send({ type: 'look', look });
  }, [look, send]);

  const turn = useCallback(
    (to: Turn) => {
      const isBack = to === 'previous' || to === (direction === 'rtl' ? 'right' : 'left');
      // From the end page, turning back shows the last page itself.
      if (isFinished && isBack) closeFinish();
      else if (!isFinished || to === 'first') send({ type: 'turn', to });
    },
    [closeFinish, direction, isFinished, send],
  );
  const hasOpened = state.opened !== null;
  const goneTo = useRef(false);
  useEffect(() => {
    if (!hasOpened || startPage === null || goneTo.current) return;
    goneTo.current = true;
    send({ type: 'go_to_page', page: startPage });
  }, [hasOpened, startPage, send]);
  const onSearchKey = useCallback(() => {
    // Pressed again in the field of the search, the key opens the search of the browser.
    if (!hasOpened || document.activeElement?.matches('[type=search]')) return false;
    onSearch();
    return true;
  }, [hasOpened, onSearch]);
  useReaderKeys(turn, onEscape, onSearchKey);
  useTitle(book.title, position);

  // A recording is always offered; a voice of the device helps as much as the reader needs.
  const help = helpFor(settings.help, book.reading_level);
  const canListen = opened?.audio || (state.canSpeak && help !== 'tap');
  const speak = (chosen = settings, play = true) => {
    const how = helpFor(chosen.help, book.reading_level);
    send({
      type: 'audio',
      play: play && (opened?.audio === true || how !== 'tap'),
      rate: VOICE_RATES[chosen.voice],
      help: how === 'words' ? 'words' : 'voice',
    });
  };
  const change = (changed: ReaderSettings) => {
    const isFlowOfBook = changed.look.flow === declaredFlow;
    if (declaredFlow && !isFlowOfBook) setHasChosenFlow(true);
    // What a book declares is no choice for other books.
    const next = isFlowOfBook ? withFlow(changed, settings.look.flow) : changed;
    setSettings(next);
    if (state.isPlaying && (next.voice !== settings.voice || next.help !== settings.help)) speak(next);
  };
  const hasPlace = position !== null;
  useBegin(listen && hasPlace && canListen, () => speak());
  // A word card opens: reading aloud pauses. The card stays when the network is lost later.
  const isAsked = state.asked !== null;
  useEffect(() => {
    if (isAsked) send({ type: 'audio', play: false, rate: 1, help: 'voice' });
  }, [isAsked, send]);
  useEffect(() => {
    if (opened) loadWordCard().catch(() => undefined);
  }, [opened]);
  const goToPage = useCallback((page: number) => send({ type: 'go_to_page', page }), [send]);

  return (
    <main className={styles['reader']}>
      <a
        className={styles['skip']}
        href="#page"
        onClick={(event) => {
          event.preventDefault();
          shell.frame.current?.focus();
        }}
      >
        {t('Skip to the page')}
      </a>
      <ReaderHead
        book={book}
        isAtHome={isAtHome}
        chapter={position?.chapter ?? null}
        voice={
          canListen ? { isPlaying: state.isPlaying, onToggle: () => speak(settings, !state.isPlaying) } : null
        }
        bookmark={
          notes.canKeep
            ? { isOn: notes.isBookmarked, isReady: position !== null, onToggle: notes.toggleBookmark }
            : null
        }
        hasContents={opened !== null}
        onContents={() => setPanel('contents')}
        searchButton={searchButton}
        isSearch={isSearching}
        onSearch={() => (isSearching ? closePanel() : onSearch())}
        settingsButton={settingsButton}
        isSettings={panel === 'settings'}
        onSettings={() => setPanel(panel === 'settings' ? null : 'settings')}
      />

      <div className={styles['main']} data-panel={panel === 'settings' || isSearching}>
        <section
          id="page"
          className={styles['stage']}
          data-colour={settings.look.colour}
          aria-label={t('Page')}
        >
          <iframe
            ref={shell.frame}
            src={content.shell_url}
            title={t('“{title}”, the open page', { title: book.title })}
            sandbox="allow-scripts allow-same-origin"
            allow="autoplay"
            referrerPolicy="no-referrer"
          />
          {!position && !failure && <OpeningPage />}
          <Suspense fallback={null}>
            {other && (
              <PositionNotice
                other={other}
                position={position}
                onClose={dismiss}
                onGo={() => {
                  dismiss();
                  closeFinish();
                  send({ type: 'go_to', locator: other.locator });
                }}
              />
            )}
            {state.isWide && !other && <TurnHint />}
            {notes.canKeep && state.selected && (
              <SelectionBar
                onMark={notes.mark}
                onNote={notes.writeOnSelection}
                quote={state.selected.quote}
                onMeaning={() => send({ type: 'ask_selected' })}
                onClose={notes.letGo}
              />
            )}
            {state.asked && (
              <WordCard
                asked={state.asked}
                book={book}
                person={notes.canKeep ? person : null}
                mayAsk={user?.role === 'student'}
                onClose={shell.closeWord}
              />
            )}
            {isFinished && (
              <EndPage
                book={book}
                onAgain={() => {
                  closeFinish();
                  send({ type: 'turn', to: 'first' });
                }}
              />
            )}
          </Suspense>
          {failure && (
            <FailedPage
              code={failure}
              onRetry={() =>
                failure === 'page_failed' ? shell.retryPage() : onReopen(position?.locator ?? null)
              }
            />
          )}
        </section>
        {isSearching && (
          <Suspense fallback={null}>
            <SearchPanel
              language={book.language}
              search={{
                ...search,
                show: (index) => {
                  closeFinish();
                  search.show(index);
                },
              }}
              asked={asked}
              onClose={closePanel}
            />
          </Suspense>
        )}
        {panel === 'settings' && (
          <Suspense fallback={null}>
            <SettingsPanel
              settings={withFlow(settings, look.flow)}
              onChange={change}
              onClose={closePanel}
              hasOwnFonts={hasOwnFonts}
              pages={content.format === 'pdf' ? 'pdf' : content.layout === 'fixed' ? 'drawn' : 'flowing'}
              hasVoice={opened?.audio || state.canSpeak}
              isSpoken={state.canSpeak}
              together={person ? { isOn: isTogether, onChange: setTogether } : null}
            />
          </Suspense>
        )}
      </div>

      <ReaderFoot
        position={position}
        readingMinutes={book.reading_minutes}
        direction={direction}
        isFinished={isFinished}
        onTurn={turn}
        onGo={goToPage}
      />

      {opened && (
        <Suspense fallback={null}>
          <PageAnnouncement position={position} />
          <Contents
            open={panel === 'contents'}
            book={book}
            onClose={() => setPanel(null)}
            items={opened.contents}
            chapter={position?.chapter ?? null}
            notes={
              notes.canKeep
                ? {
                    own: notes.own,
                    margin: notes.margin,
                    hasClass: notes.hasClass,
                    isBookmarked: notes.isBookmarked,
                    onBookmark: notes.toggleBookmark,
                    onPageNote: () => {
                      setPanel(null);
                      notes.writeOnPage();
                    },
                    onGo: ({ locator: there }) => {
                      setPanel(null);
                      closeFinish();
                      send({ type: 'go_to', locator: there });
                    },
                    onOpen: (note) => {
                      setPanel(null);
                      notes.open(note);
                    },
                  }
                : null
            }
            onGo={(href) => {
              setPanel(null);
              closeFinish();
              send({ type: 'go_to_href', href });
            }}
          />
          <LinkDialog href={state.externalLink} user={user} onClose={shell.closeLink} />
          {notes.opened && (
            <NoteDialog
              key={notes.opened.note.id}
              note={notes.opened.note}
              isNew={notes.opened.isNew}
              user={user}
              language={book.language}
              onSave={notes.save}
              onRemove={notes.remove}
              onClose={notes.close}
            />
          )}
        </Suspense>
      )}
    </main>
  );
}
