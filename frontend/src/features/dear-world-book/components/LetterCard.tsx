import type { WorldLetterCard } from '@bookgrove/api-client';
import { Link } from 'react-router-dom';
import { letterPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ReactionFace } from '../../../shared/ReactionFace.tsx';
import { fromWhere, hasAnswer, signedBy } from '../signature.ts';
import { Stamp } from './Stamp.tsx';
import styles from './World.module.css';

/** A letter as a sheet of paper with its stamp. */
export function LetterCard({ letter }: { letter: WorldLetterCard }) {
  const said = hasAnswer(letter.reactions);
  return (
    <li className={styles['card']}>
      <Stamp>
        <img src={letter.picture} alt="" width={92} height={69} loading="lazy" />
      </Stamp>
      <h3 lang={letter.language} dir="auto">
        <Link to={letterPath(letter.id)}>{letter.title}</Link>
      </h3>
      <p className={styles['text']} lang={letter.language} dir="auto">
        {letter.text.replace(/\n{2,}/g, '\n')}
      </p>
      <p className={styles['foot']}>
        <span>
          <b dir="auto">{signedBy(letter)}</b>
          <span>{fromWhere(letter)}</span>
        </span>
        {said > 0 && (
          <b className={`${styles['hearts']} num`}>
            <ReactionFace reaction="love" />
            <span className="sr">{t('Reactions:')}</span>
            {formatNumber(said)}
          </b>
        )}
      </p>
    </li>
  );
}
