import { useState } from 'react';
import { goalPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { goalFor } from '../finder.ts';
import styles from '../pages/Goals.module.css';

/** Three questions, each with the goals that an answer speaks for. */
const questions = () => [
  {
    question: t('What do you like best?'),
    answers: [
      { text: t('Animals and plants'), goals: [14, 15, 13] },
      { text: t('Playing and learning with others'), goals: [4, 5, 16] },
      { text: t('Building and finding out'), goals: [7, 9, 11] },
      { text: t('Cooking and eating'), goals: [2, 3, 12] },
    ],
  },
  {
    question: t('What makes you sad?'),
    answers: [
      { text: t('When somebody has too little'), goals: [1, 2, 10] },
      { text: t('When somebody is ill or thirsty'), goals: [3, 6] },
      { text: t('When nature is harmed'), goals: [13, 14, 15, 12] },
      { text: t('When people fight or are unfair'), goals: [16, 5, 8, 10] },
    ],
  },
  {
    question: t('How do you want to help?'),
    answers: [
      { text: t('With my hands, outside'), goals: [15, 6, 11, 14] },
      { text: t('With ideas'), goals: [9, 7, 13] },
      { text: t('By telling others'), goals: [4, 16, 5] },
      { text: t('Together with many'), goals: [17, 1, 8] },
    ],
  },
];

/** Asks three questions and names a goal. */
export default function GoalFinder({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<number[][]>([]);
  const asked = questions();
  const next = asked[chosen.length];
  const goal = next ? null : goalFor(chosen);
  return (
    <Dialog open onClose={onClose} title={t('Find your goal')}>
      {next && (
        <fieldset className={styles['question']}>
          <legend>
            <small className="soft">
              {t('Question {number} of {count}', { number: chosen.length + 1, count: asked.length })}
            </small>{' '}
            {next.question}
          </legend>
          {next.answers.map(({ text, goals }) => (
            <Button key={text} onClick={() => setChosen([...chosen, goals])}>
              {text}
            </Button>
          ))}
        </fieldset>
      )}
      {goal && (
        <div className={styles['found']} role="status">
          <Art file="goals" name={`goal-${goal}`} viewBox="0 0 96 96" />
          <p>{t('Your goal is')}</p>
          <p>
            <b>{goalName(goal)}</b>
          </p>
          <p className={styles['choose']}>
            <ButtonLink tone="main" to={goalPath(goal)}>
              {t('Go to my goal')}
            </ButtonLink>
            <Button onClick={() => setChosen([])}>{t('Once more')}</Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
