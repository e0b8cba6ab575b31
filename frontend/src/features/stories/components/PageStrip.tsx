import type { StoryBody } from '@bookgrove/contract/stories';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ScenePicture } from './ScenePicture.tsx';
import styles from './StoryEditor.module.css';

/** All pages as thumbnails, the cover first. */
export function PageStrip({
  story,
  body,
  at,
  cover,
  onGo,
  onAdd,
}: {
  story: string;
  body: StoryBody;
  at: string;
  /** Id of the cover among the ids of pages. */
  cover: string;
  onGo: (id: string) => void;
  onAdd: (() => void) | null;
}) {
  return (
    <nav className={styles['strip']} aria-label={t('Pages of the story')}>
      <ol>
        <li>
          <button
            type="button"
            aria-current={at === cover}
            aria-label={t('Cover')}
            onClick={() => onGo(cover)}
          >
            <ScenePicture scene={body.cover} story={story} />
            <span>{t('Cover')}</span>
          </button>
        </li>
        {body.pages.map((page, index) => (
          <li key={page.id}>
            <button
              type="button"
              aria-current={at === page.id}
              aria-label={t('Page {number}', { number: index + 1 })}
              onClick={() => onGo(page.id)}
            >
              <ScenePicture scene={page.picture} story={story} />
              <span className="num">{index + 1}</span>
            </button>
          </li>
        ))}
        {onAdd && (
          <li>
            <button type="button" className={styles['new']} onClick={onAdd}>
              <Icon name="plus" />
              {t('New page')}
            </button>
          </li>
        )}
      </ol>
    </nav>
  );
}
