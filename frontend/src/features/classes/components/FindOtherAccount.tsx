import { useState } from 'react';
import type { ArchivedStudent } from '../../../api/classes.ts';
import { useListSchoolPeopleQuery } from '../../../api/schoolPeople.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { personName } from '../../../ui/WorkHead.tsx';
import styles from './MergeDialog.module.css';

const SEARCH_DELAY = 300;

/** Finds the other account of an archived student by name. */
export function FindOtherAccount({
  student,
  onFound,
  onClose,
}: {
  student: ArchivedStudent;
  onFound: (id: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(student.first_name);
  const search = useDebounced(typed.trim(), SEARCH_DELAY);
  const query = useListSchoolPeopleQuery({ role: 'student', search, limit: 20, offset: 0 });
  const name = personName(student);
  return (
    <Dialog open onClose={onClose} title={t('The other account of {name}', { name })}>
      <div className={styles['merge']}>
        <Field
          label={t('Name or username')}
          type="search"
          icon="search"
          value={typed}
          maxLength={255}
          onChange={({ target }) => setTyped(target.value)}
        />
        <QueryView
          query={query}
          skeleton={<TableSkeleton rows={3} />}
          failed={t('The students did not load')}
        >
          {({ results }) => {
            const others = results.filter(({ id }) => id !== student.id);
            if (others.length === 0) return <p role="status">{t('No other student fits that.')}</p>;
            return (
              <ul className={styles['found']}>
                {others.map((other) => (
                  <li key={other.id}>
                    <button type="button" onClick={() => onFound(other.id)}>
                      <Avatar person={other} size={40} />
                      <span>
                        <b dir="auto">{personName(other)}</b>
                        <small>
                          {other.username}
                          {other.status === 'archived' && ` · ${t('Archived')}`}
                        </small>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryView>
      </div>
    </Dialog>
  );
}
