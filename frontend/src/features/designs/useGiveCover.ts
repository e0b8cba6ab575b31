import { usePutCoverMutation } from './api.ts';
import { useGiving } from './useGiving.ts';

/** Puts a drawing on a book as its cover. */
export function useGiveCover() {
  const [put] = usePutCoverMutation();
  const { give, isLoading } = useGiving();
  const giveCover = ({ id, title }: { id: string; title: string }, picture: () => Promise<string>) =>
    give(title, async () => (await put({ id, coverBody: { picture: await picture() } })).error);
  return { giveCover, isLoading };
}
