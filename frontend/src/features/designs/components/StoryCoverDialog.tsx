import type { StoryEntry } from '@bookgrove/api-client';
import type { DesignBody } from '@bookgrove/contract';
import { privateWords, type Scene } from '@bookgrove/contract/stories';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useListStoriesQuery, ScenePicture } from '../../stories/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useAttachStoryCover } from '../useAttachStoryCover.ts';
import { textsOn } from '../../../shared/art/designLabels.ts';
import { CoverDialog } from './CoverDialog.tsx';
import styles from './CoverDialog.module.css';

/** Whether text and pictures of a story may still change; those of a story in review may not. */
const isOpen = ({ state, asked }: StoryEntry): boolean =>
  !asked && ['draft', 'changes_requested', 'withdrawn'].includes(state);

/** Chooses the story that gets the design as its cover. */
export default function StoryCoverDialog({
  drawing,
  picture,
  onClose,
}: {
  drawing: DesignBody;
  /** Renders the design on demand; resolves with Base64. */
  picture: () => Promise<string>;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const words = useDebounced(search, 300);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useListStoriesQuery(
    { limit: 100, ...(words && { search: words }) },
    { refetchOnMountOrArgChange: true },
  );
  const { giveCover, isLoading } = useAttachStoryCover();
  const stories = query.data?.results.filter(isOpen) ?? [];
  const story = stories.find(({ id }) => id === chosen);
  const send = async () => {
    if (story && (await giveCover(story, drawing, picture))) onClose();
  };
  return (
    <CoverDialog
      open
      of="stories"
      title={t('Use as story cover')}
      find={t('Search stories')}
      search={search}
      onSearch={setSearch}
      query={query}
      failed={t('Your stories did not load')}
      empty={
        <div className={styles['content']}>
          <p>{t('There is no story of yours that you can change now.')}</p>
          <div className="row">
            <ButtonLink icon="plus" to={paths.storyIdeas}>
              {t('Begin a story')}
            </ButtonLink>
          </div>
        </div>
      }
      choices={stories.map((one) => ({
        id: one.id,
        title: one.title || t('Story without a title'),
        cover: <ScenePicture scene={one.cover as Scene} story={one.id} />,
      }))}
      chosen={story ? chosen : null}
      onChoose={setChosen}
      give={t('Put it on the story')}
      busy={isLoading}
      onGive={() => void send()}
      onClose={onClose}
    >
      {privateWords(textsOn(drawing)).map(({ exact }) => (
        <p key={exact} role="alert">
          {t(
            '“{words}” stands on your drawing. Is it a secret, or does it hurt somebody? Better leave it out.',
            { words: exact },
          )}
        </p>
      ))}
      <p className="soft">{t('It takes the place of the picture that the story has on its cover now.')}</p>
    </CoverDialog>
  );
}
