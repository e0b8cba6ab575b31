import type { StoryEntry } from '@bookgrove/api-client';
import type { DesignBody } from '@bookgrove/contract';
import { privateWords, type Scene } from '@bookgrove/contract/stories';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useListStoriesQuery } from '../../stories/api.ts';
import { ScenePicture } from '../../stories/components/ScenePicture.tsx';
import { useGiveStoryCover } from '../useGiveStoryCover.ts';
import styles from './CoverDialog.module.css';

/** A story whose words and pictures may still change; one that the teacher reads stands still. */
const isOpen = ({ state, asked }: StoryEntry): boolean =>
  !asked && ['draft', 'changes_requested', 'withdrawn'].includes(state);

/** Choosing the one of one's own stories that gets the drawing as its cover. */
export default function StoryCoverDialog({
  open,
  drawing,
  picture,
  onClose,
}: {
  open: boolean;
  drawing: DesignBody;
  /** The drawing in Base64, made when it is wanted. */
  picture: () => Promise<string>;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const words = useDebounced(search, 300);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useListStoriesQuery(
    { limit: 100, ...(words && { search: words }) },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const { giveCover, isLoading } = useGiveStoryCover();
  const stories = query.data?.results.filter(isOpen) ?? [];
  const story = stories.find(({ id }) => id === chosen);
  // On the cover it is a picture: nobody finds the words there afterwards.
  const told = drawing.elements.flatMap((element) =>
    element.kind === 'text' ? privateWords(element.text) : [],
  );
  const send = async () => {
    if (story && (await giveCover(story, drawing.ground, picture))) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('Use as story cover')} shape="wide">
      <div className={styles['content']}>
        <Field
          label={t('Search stories')}
          type="search"
          icon="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={240} />}
          failed={t('Your stories did not load')}
          isEmpty={() => stories.length === 0}
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
        >
          {() => (
            <ul className={styles['books']} data-of="stories">
              {stories.map((one) => (
                <li key={one.id}>
                  <label>
                    <input
                      type="radio"
                      name="story"
                      checked={chosen === one.id}
                      onChange={() => setChosen(one.id)}
                    />
                    <ScenePicture scene={one.cover as Scene} story={one.id} />
                    <span dir="auto">{one.title || t('Story without a title')}</span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        {told.map(({ exact }) => (
          <p key={exact} role="alert">
            {t(
              '“{words}” stands on your drawing. Is it a secret, or does it hurt somebody? Better leave it out.',
              {
                words: exact,
              },
            )}
          </p>
        ))}
        <p className="soft">{t('It takes the place of the picture that the story has on its cover now.')}</p>
        <div className="row">
          <Button tone="main" disabled={!story || isLoading} onClick={() => void send()}>
            {isLoading ? t('One moment') : t('Put it on the story')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
