import { clipartIn, marksOf, type SceneInk, type SceneMark } from '@bookgrove/contract/art';
import { SCENE_SIZE, type Scene } from '@bookgrove/contract/stories';
import { memo } from 'react';
import { useGetStoryMediaQuery } from '../api.ts';
import { useClipart } from '../clipart.ts';
import styles from './Scene.module.css';

export const VIEW = `0 0 ${SCENE_SIZE.width} ${SCENE_SIZE.height}`;

/** A page's picture, read-only. Without `alt` it is decorative, beside text that says the same. */
export const ScenePicture = memo(function ScenePicture({
  scene,
  story,
  alt,
}: {
  scene: Scene;
  /** The story whose own pictures it may show. */
  story: string;
  alt?: string;
}) {
  useClipart(clipartIn(scene));
  return (
    <svg
      className={styles['scene']}
      viewBox={VIEW}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {marksOf(scene).map((mark, index) => (
        <g key={mark.id ?? index} transform={mark.transform || undefined}>
          <Inks mark={mark} story={story} />
        </g>
      ))}
    </svg>
  );
});

/** The SVG shapes of an element. */
export const Inks = memo(function Inks({ mark, story }: { mark: SceneMark; story: string }) {
  return mark.inks.map((ink, index) => <Ink key={index} ink={ink} mark={mark} story={story} />);
});

function Ink({ ink, mark: { w, h }, story }: { ink: SceneInk; mark: SceneMark; story: string }) {
  if ('picture' in ink) return <OwnPicture story={story} id={ink.picture} w={w} h={h} />;
  const { d, fill = 'none', stroke, width, opacity = 1, holes } = ink;
  return (
    <path
      d={d}
      fill={fill}
      opacity={opacity}
      fillRule={holes ? 'evenodd' : undefined}
      {...(stroke && { stroke, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round' })}
    />
  );
}

function OwnPicture({ story, id, w, h }: { story: string; id: string; w: number; h: number }) {
  const { data } = useGetStoryMediaQuery({ id: story, mediaId: id });
  return data ? (
    <image href={data.content} width={w} height={h} preserveAspectRatio="xMidYMid slice" />
  ) : (
    <rect width={w} height={h} rx="12" fill="#dcebdd" />
  );
}
