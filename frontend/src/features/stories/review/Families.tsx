import type { StoryFamily } from '@bookgrove/api-client';
import { guardiansPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import styles from './Review.module.css';

const ANSWERS: Record<StoryFamily['answer'], [kind: StatusKind, label: string]> = {
  agreed: ['ok', 'The family agreed'],
  asked: ['wait', 'The family is asked'],
  no_guardian: ['bad', 'No guardian has an account here'],
};

/** What the family of each author says, with the letter to print where nobody at home has an account. */
export const Families = ({ families }: { families: StoryFamily[] }) => (
  <ul className={styles['families']}>
    {families.map(({ id, name, answer }) => {
      const [kind, label] = ANSWERS[answer];
      return (
        <li key={id}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <Status kind={kind} label={t(label)} />
          {answer === 'no_guardian' && (
            <ButtonLink size="sm" icon="print" to={guardiansPath(id)}>
              {t('Letter for the family of {name}', { name })}
            </ButtonLink>
          )}
        </li>
      );
    })}
  </ul>
);

/** Whether somebody has to act before a family can answer. */
export const needsLetter = (families: StoryFamily[]): boolean =>
  families.some(({ answer }) => answer === 'no_guardian');
