import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  useChangeClassGroupMutation,
  useCreateClassGroupMutation,
  useListClassGroupsQuery,
  useListClassStudentsQuery,
  useRemoveClassGroupMutation,
  type ClassCard,
  type ClassGroupView,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, Field } from '../../../ui/Field.tsx';
import { withParams } from '../../../ui/table/params.ts';
import { personName, work } from '../../../ui/WorkHead.tsx';
import styles from './Class.module.css';

/** Groups of a class: each filters the list to its members and can be changed. */
export function Groups({ schoolClass }: { schoolClass: ClassCard }) {
  const [params] = useSearchParams();
  const { data } = useListClassGroupsQuery(schoolClass.id);
  const [open, setOpen] = useState<ClassGroupView | 'new' | null>(null);
  const current = params.get('group') ?? '';
  const groups = data?.results ?? [];
  const chosen = groups.find(({ id }) => id === current);
  return (
    <>
      <nav className={styles['groups']} aria-label={t('Groups')}>
        {groups.length > 0 && (
          <Link to={withParams(params, { group: '' })} aria-current={current ? undefined : 'page'}>
            {t('Everybody')}
          </Link>
        )}
        {groups.map(({ id, name }) => (
          <Link
            key={id}
            to={withParams(params, { group: id })}
            aria-current={current === id ? 'page' : undefined}
          >
            <bdi>{name}</bdi>
          </Link>
        ))}
        {!schoolClass.archived && chosen && (
          <Button tone="plain" size="sm" onClick={() => setOpen(chosen)}>
            {t('Change group')}
          </Button>
        )}
        {!schoolClass.archived && (
          <Button tone="plain" size="sm" icon="plus" onClick={() => setOpen('new')}>
            {t('New group')}
          </Button>
        )}
      </nav>
      {open && (
        <GroupDialog
          classId={schoolClass.id}
          {...(open !== 'new' && { group: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function GroupDialog({
  classId,
  group,
  onClose,
}: {
  classId: string;
  group?: ClassGroupView;
  onClose: () => void;
}) {
  const students = useListClassStudentsQuery({ id: classId, limit: 100 }).data?.results ?? [];
  const [create, creating] = useCreateClassGroupMutation();
  const [change, changing] = useChangeClassGroupMutation();
  const [remove, removing] = useRemoveClassGroupMutation();
  const [name, setName] = useState(group?.name ?? '');
  const [members, setMembers] = useState<string[]>(group?.student_ids ?? []);
  const problem = creating.error ?? changing.error ?? removing.error;
  const error = problem ? normalizeError(problem) : null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, student_ids: members };
    removing.reset();
    const answer = await (group
      ? change({ id: classId, groupId: group.id, groupChangeBody: body })
      : create({ id: classId, groupBody: body }));
    if (!answer.error) onClose();
  };
  const drop = async () => {
    if (!group) return;
    const answer = await remove({ id: classId, groupId: group.id });
    if (!answer.error) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={group ? t('Change group') : t('New group')}>
      <form className={styles['inline']} onSubmit={(event) => void save(event)} noValidate>
        <Field
          label={t('Name')}
          value={name}
          maxLength={255}
          error={error?.fields['name'] ?? (error ? error.message : undefined)}
          onChange={({ target }) => setName(target.value)}
        />
        <fieldset className={styles['members']}>
          <legend>
            <b>{t('Members')}</b>
          </legend>
          {students.map((student) => (
            <Checkbox
              key={student.id}
              label={personName(student)}
              checked={members.includes(student.id)}
              onChange={({ target }) =>
                setMembers(
                  target.checked ? [...members, student.id] : members.filter((id) => id !== student.id),
                )
              }
            />
          ))}
        </fieldset>
        <div className={work['row']}>
          <Button type="submit" tone="main">
            {t('Save')}
          </Button>
          {group && (
            <Button tone="danger" onClick={() => void drop()}>
              {t('Remove group')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
