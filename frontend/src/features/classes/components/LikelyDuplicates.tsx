import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useMarkStudentsDistinctMutation,
  useListDuplicatesQuery,
  type LikelyDuplicate,
  type LikelyStudent,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { personName } from '../../../ui/WorkHead.tsx';
import styles from './MergeDialog.module.css';

const FEW = 3;
const MANY = 50;

/** Students with similar names who may be duplicates; renders nothing where there are none. */
export function LikelyDuplicates({ onCompare }: { onCompare: (pair: [string, string]) => void }) {
  const dispatch = useDispatch();
  const [all, setAll] = useState(false);
  const { data } = useListDuplicatesQuery({ limit: all ? MANY : FEW, offset: 0 });
  const [markStudentsDistinct, calling] = useMarkStudentsDistinctMutation();
  if (!data || data.count === 0) return null;
  const distinct = async ({ one, other }: LikelyDuplicate) => {
    const { error } = await markStudentsDistinct({ one_id: one.id, other_id: other.id });
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('Noted: two children. They are not suggested again.')),
    );
  };
  return (
    <section className={styles['likely']} aria-labelledby="likely">
      <h2 id="likely">
        {t('{count, plural, one {# child may have two accounts} other {# children may have two accounts}}', {
          count: data.count,
        })}
      </h2>
      <ul className={styles['pairs']}>
        {data.results.map((pair) => (
          <li key={pair.one.id + pair.other.id}>
            <div className={styles['two']}>
              <Student student={pair.one} />
              <Student student={pair.other} />
            </div>
            <Button
              tone="soft"
              onClick={() => onCompare([pair.one.id, pair.other.id])}
              aria-label={t('Compare {one} and {other}', {
                one: pair.one.username,
                other: pair.other.username,
              })}
            >
              {t('Compare')}
            </Button>
            <Button
              tone="plain"
              disabled={calling.isLoading}
              onClick={() => void distinct(pair)}
              aria-label={t('{one} and {other} are two children', {
                one: pair.one.username,
                other: pair.other.username,
              })}
            >
              {t('Two children')}
            </Button>
          </li>
        ))}
      </ul>
      {!all && data.count > FEW && (
        <Button tone="plain" icon="down" onClick={() => setAll(true)}>
          {t('Show all {count}', { count: Math.min(data.count, MANY) })}
        </Button>
      )}
    </section>
  );
}

function Student({ student }: { student: LikelyStudent }) {
  const place = student.classes[0] ?? t('No class');
  return (
    <span>
      <Avatar person={student} size={40} />
      <span>
        <b dir="auto">{personName(student)}</b>
        <small>
          {student.username} · {student.status === 'archived' ? t('{place}, archived', { place }) : place}
        </small>
      </span>
    </span>
  );
}
