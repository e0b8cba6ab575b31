import type { StoryEntry } from '@bookgrove/api-client';
import type { DesignBody } from '@bookgrove/contract';
import { coverOf } from '@bookgrove/contract/stories';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { useAddStoryMediaMutation, useLazyGetStoryQuery, useSaveStoryMutation } from '../stories/api.ts';
import { bodyOf } from '../stories/useStorySave.ts';
import { useGiving } from './useGiving.ts';
import { wordsOn } from './words.ts';

/** Puts a drawing on a story as its cover. */
export function useGiveStoryCover() {
  const [add] = useAddStoryMediaMutation();
  const [load] = useLazyGetStoryQuery();
  const [save] = useSaveStoryMutation();
  const { give, isLoading } = useGiving();

  /** Only the cover changes: the words stay as they are on the server at this moment, whoever wrote them last. */
  const put = async (id: string, cover: ReturnType<typeof coverOf>, again: boolean): Promise<unknown> => {
    const story = await load(id);
    if (!story.data) return story.error;
    const { error } = await save({
      id,
      storyChange: { ...bodyOf(story.data), cover, version: story.data.version },
    });
    if (error && again && normalizeError(error).code === 'story_changed') return put(id, cover, false);
    return error;
  };

  const giveCover = (
    { id, title }: Pick<StoryEntry, 'id' | 'title'>,
    drawing: DesignBody,
    picture: () => Promise<string>,
  ) =>
    give(title || t('Story without a title'), async () => {
      // Whoever reads the story first is told the words too: in a picture no check finds them.
      const added = await add({
        id,
        storyMediaBody: { kind: 'picture', content: await picture(), words: wordsOn(drawing) },
      });
      if (added.error) return added.error;
      const { width, height } = added.data;
      return put(
        id,
        coverOf(drawing.ground, { id: added.data.id, width: width ?? 1, height: height ?? 1 }),
        true,
      );
    });
  return { giveCover, isLoading };
}
