import type { StoryEntry } from '@bookgrove/api-client';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Status } from '../../../ui/Status.tsx';
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
  const steps: [IconName, string][] = [
    ['edit', t('Written')],
    ['eye', t('Read by the teacher')],
    ['home', t('Allowed at home')],
    ['library', t('In the library')],
  ];
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
      <ol className={styles['steps']}>
        {steps.map(
          ([icon, label], index) =>
            (family || index !== 2) && (
              <li
                key={icon}
                data-done={index < done}
                {...(index === done && { 'aria-current': 'step' as const })}
              >
                <span className={styles['dot']}>
                  <Icon name={index < done ? 'check' : icon} />
                </span>
                {label}
                {index < done && <span className="sr">{t('Done')}</span>}
              </li>
            ),
        )}
      </ol>
      {children}
    </section>
  );
}
