import type { StoryEntry } from '@bookgrove/api-client';
import type { DesignBody } from '@bookgrove/contract';
import { coverOf } from '@bookgrove/contract/stories';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import {
  useAddStoryMediaMutation,
  useLazyGetStoryQuery,
  useSaveStoryMutation,
  bodyOf,
} from '../stories/index.ts';
import { useAttachDesign } from './useAttachDesign.ts';
import { textsOn } from '../../shared/art/designLabels.ts';

/** Sets a design as the cover of a story. */
export function useAttachStoryCover() {
  const [add] = useAddStoryMediaMutation();
  const [load] = useLazyGetStoryQuery();
  const [save] = useSaveStoryMutation();
  const { give, isLoading } = useAttachDesign();

  /** Changes the cover only: the story's text stays as it is on the server. */
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
      // The text of the design is sent too, because flagged words cannot be found in a picture.
      const added = await add({
        id,
        storyMediaBody: { kind: 'picture', content: await picture(), words: textsOn(drawing) },
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
