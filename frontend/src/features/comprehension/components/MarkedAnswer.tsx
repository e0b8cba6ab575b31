import { GivenMedia } from '../../courses/index.ts';
import { useGetAnswerMediaQuery } from '../api.ts';

/** The addresses of the recording and the drawing of an answer; null: none, or not there yet. */
export function useAnswerMedia(id: string | null, hasSound: boolean, hasPicture: boolean) {
  const sound = useGetAnswerMediaQuery({ id: id ?? '', kind: 'sound' }, { skip: !id || !hasSound });
  const picture = useGetAnswerMediaQuery({ id: id ?? '', kind: 'picture' }, { skip: !id || !hasPicture });
  return { sound: sound.data?.content ?? null, picture: picture.data?.content ?? null };
}

/** The recording and the drawing of an answer. */
export function AnswerMedia({
  id,
  hasSound,
  hasPicture,
}: {
  id: string;
  hasSound: boolean;
  hasPicture: boolean;
}) {
  return <GivenMedia {...useAnswerMedia(id, hasSound, hasPicture)} />;
}
