import type { StoryEntry } from '@bookgrove/api-client';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { Status } from '../../../ui/Status.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { throwConfetti } from '../../../shared/confetti.ts';
import { storyState } from '../storyState.ts';
import styles from './StoryProgress.module.css';

/** Number of completed steps of a story. */
const behind = ({ state, waits_for }: Pick<StoryEntry, 'state' | 'waits_for'>): number =>
  state === 'published' ? 4 : state === 'approved' ? (waits_for === 'family' ? 2 : 3) : 1;

/**
 * The steps of a story from submission to publication, and the current one; with an animation when it has
 * just advanced.
 */
export function StoryProgress({
  story,
  family,
  cheer,
  children,
}: {
  story: StoryEntry;
  /** Whether the step of family consent applies; an adult's own story has none. */
  family: boolean;
  /** It advanced a moment ago. */
  cheer: boolean;
  children?: ReactNode;
}) {
  const sky = useRef<HTMLCanvasElement>(null);
  useEffect(() => (cheer && sky.current ? throwConfetti(sky.current) : undefined), [cheer]);
  const done = behind(story);
  const steps = [
    t('Written'),
    t('Read by the teacher'),
    ...(family ? [t('Allowed at home')] : []),
    t('In the library'),
  ];
  // Without the step of the family, the ones after it move up.
  const at = family || done < 3 ? done : done - 1;
  return (
    <section className={styles['way']} data-cheer={cheer} aria-label={t('Where your story is')}>
      {cheer && <canvas ref={sky} className={styles['sky']} aria-hidden="true" />}
      <div className={styles['words']} role={cheer ? 'status' : undefined}>
        {cheer && (
          <p className={styles['cheer']}>
            {story.state === 'published' ? t('Your story is a book!') : t('Off it goes!')}
          </p>
        )}
        <Status {...storyState(story)} />
      </div>
      <Stepper steps={steps.map((label, index) => ({ label, done: index < at }))} at={at} />
      {children}
    </section>
  );
}
