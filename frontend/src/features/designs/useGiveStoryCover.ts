import type { StoryEntry } from '@bookgrove/api-client';
import type { DesignBody } from '@bookgrove/contract';
import { coverOf } from '@bookgrove/contract/stories';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { useAddStoryMediaMutation, useLazyGetStoryQuery, useSaveStoryMutation } from '../stories/api.ts';
import { bodyOf } from '../stories/useStorySave.ts';

/** Puts a drawing on a story as its cover and tells how it went; true when the story has it. */
export function useGiveStoryCover() {
  const [add] = useAddStoryMediaMutation();
  const [load] = useLazyGetStoryQuery();
  const [save] = useSaveStoryMutation();
  const [isLoading, setLoading] = useState(false);
  const dispatch = useDispatch();
  const fail = (message: string): false => {
    dispatch(showToast('bad', message));
    return false;
  };

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

  const giveCover = async (
    { id, title }: Pick<StoryEntry, 'id' | 'title'>,
    ground: DesignBody['ground'],
    picture: () => Promise<string>,
  ): Promise<boolean> => {
    setLoading(true);
    try {
      const added = await add({ id, storyMediaBody: { kind: 'picture', content: await picture() } });
      if (added.error) return fail(normalizeError(added.error).message);
      const { width, height } = added.data;
      const cover = coverOf(ground, { id: added.data.id, width: width ?? 1, height: height ?? 1 });
      const error = await put(id, cover, true);
      if (error) return fail(normalizeError(error).message);
      const name = title || t('Story without a title');
      dispatch(showToast('ok', t('“{title}” has its new cover.', { title: name })));
      return true;
    } catch {
      return fail(t('This device could not make the file. Try a smaller format.'));
    } finally {
      setLoading(false);
    }
  };
  return { giveCover, isLoading };
}
