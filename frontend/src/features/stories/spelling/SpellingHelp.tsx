import type { StoryBody } from '@bookgrove/contract/stories';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './SpellingHelp.module.css';
import { canHelp, useSpelling } from './useSpelling.ts';

const SHOWN = 6;

/** Words of the story that are not in the dictionary, each with suggestions. The author decides. */
export function SpellingHelp({
  body: { language, pages },
  names,
  onMend,
}: {
  body: StoryBody;
  /** Names of the authors: they are not reported. */
  names: string[];
  onMend: (page: string, word: string, better: string) => void;
}) {
  const { look, doubts, settle, state } = useSpelling(language);
  if (!canHelp(language))
    return (
      <p className={styles['none']}>
        {t('Our dictionary does not know {language} yet. Read it once with somebody who does.', {
          language: languageName(language),
        })}
      </p>
    );
  return (
    <section className={styles['help']} aria-label={t('Spell help')}>
      {doubts === null || state === 'failed' ? (
        <Button size="sm" icon="search" disabled={state === 'busy'} onClick={() => void look(pages, names)}>
          {state === 'busy' ? t('One moment') : t('Help me with spelling')}
        </Button>
      ) : null}
      <div role="status">
        {state === 'failed' && <p>{t('The dictionary did not come. Are you online?')}</p>}
        {doubts && (
          <p>
            {doubts.length === 0
              ? t('I know all these words. Well done!')
              : t('{count, plural, one {I do not know this word.} other {I do not know these # words.}}', {
                  count: doubts.length,
                })}
          </p>
        )}
      </div>
      {doubts && doubts.length > 0 && (
        <ul>
          {doubts.slice(0, SHOWN).map((doubt) => (
            <li key={`${doubt.page} ${doubt.word}`}>
              <span className={styles['word']} lang={language}>
                {doubt.word}
                <small>
                  {t('Page {number}', { number: pages.findIndex(({ id }) => id === doubt.page) + 1 })}
                </small>
              </span>
              <span className="row">
                {doubt.better.map((better) => (
                  <Button
                    key={better}
                    size="sm"
                    tone="main"
                    lang={language}
                    onClick={() => {
                      onMend(doubt.page, doubt.word, better);
                      settle(doubt);
                    }}
                  >
                    {better}
                  </Button>
                ))}
                <Button size="sm" onClick={() => settle(doubt)}>
                  {t('It is right')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
