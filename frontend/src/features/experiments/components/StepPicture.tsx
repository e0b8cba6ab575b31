import type { Scene } from '@bookgrove/contract/stories';
import { ScenePicture } from '../../stories/index.ts';

/** The picture of a step; decorative, because the words beside it say the same. */
export default function StepPicture({ picture }: { picture: object }) {
  return <ScenePicture scene={picture as Scene} story="" />;
}
