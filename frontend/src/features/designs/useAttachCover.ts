import { useReplaceBookCoverMutation } from './api.ts';
import { useAttachDesign } from './useAttachDesign.ts';

/** Sets a design as the cover of a book. */
export function useAttachCover() {
  const [put] = useReplaceBookCoverMutation();
  const { give, isLoading } = useAttachDesign();
  const giveCover = ({ id, title }: { id: string; title: string }, picture: () => Promise<string>) =>
    give(title, async () => (await put({ id, coverBody: { picture: await picture() } })).error);
  return { giveCover, isLoading };
}
