import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useListAllClassesQuery,
  useListClassGroupsQuery,
  useListClassStudentsQuery,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { localTime } from '../../../shared/localTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { personName } from '../../../ui/WorkHead.tsx';
import { workApi, type WorkItemView } from '../api.ts';
import styles from './Work.module.css';

type Kind = WorkItemView['kind'];
type Audience = 'class' | 'group' | 'children';

/** What the dialog begins with. */
export interface GiveWorkStart {
  kind?: Kind;
  ref?: string;
  classId?: string;
  students?: string[];
  note?: string;
}

const KIND_NAMES: Record<Kind, string> = {
  course: 'Course',
  lesson: 'Lesson',
  quiz: 'Quiz',
  challenge: 'Challenge',
  live: 'Live lesson',
  story_task: 'Story task',
};

/** The day in a week at three in the afternoon, as a field for local times has it. */
function inDays(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  at.setHours(15, 0, 0, 0);
  return localTime(at);
}

/** Gives work to a class, a group or children, with a day and a word to them. */
export function GiveWorkDialog({ start, onClose }: { start: GiveWorkStart; onClose: () => void }) {
  const dispatch = useDispatch();
  const [kind, setKind] = useState<Kind>(start.kind ?? 'lesson');
  const [search, setSearch] = useState('');
  const [ref, setRef] = useState(start.ref ?? '');
  const [classId, setClassId] = useState(start.classId ?? '');
  const [audience, setAudience] = useState<Audience>(start.students ? 'children' : 'class');
  const [group, setGroup] = useState('');
  const [students, setStudents] = useState<string[]>(start.students ?? []);
  const [due, setDue] = useState(inDays(7));
  const [note, setNote] = useState(start.note ?? '');
  const [late, setLate] = useState(true);
  const [criteria, setCriteria] = useState('The words');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const classes = useListAllClassesQuery().data?.results ?? [];
  const chosen = classId || classes[0]?.id || '';
  const groups =
    useListClassGroupsQuery(chosen, { skip: audience !== 'group' || !chosen }).data?.results ?? [];
  const children =
    useListClassStudentsQuery({ id: chosen, limit: 100 }, { skip: audience !== 'children' || !chosen }).data
      ?.results ?? [];
  const { data: found } = workApi.useFindAssignableWorkQuery({
    kind,
    ...(start.ref ? { ref: start.ref } : { search }),
  });
  const item = found?.results.find((one) => one.ref === ref);
  const [assign, assigning] = workApi.useAssignWorkMutation();
  const [takeBack] = workApi.useTakeBackAssignmentMutation();

  const give = async () => {
    const { data, error } = await assign({
      kind,
      ref,
      class_id: chosen,
      audience,
      group_id: audience === 'group' ? group || null : null,
      students: audience === 'children' ? students : [],
      due_at: due ? new Date(due).toISOString() : null,
      late_ok: late,
      note,
      rubric: item?.marked
        ? criteria
            .split('\n')
            .map((title) => title.trim())
            .filter(Boolean)
            .slice(0, 6)
            .map((title) => ({ title, levels: ['', '', '', ''] }))
        : [],
    });
    if (error) {
      const { message, fields } = normalizeError(error);
      setErrors(fields);
      dispatch(showToast('bad', message));
      return;
    }
    dispatch(
      showToast(
        'ok',
        t('{count, plural, one {# child has} other {# children have}} it now', { count: data.children }),
        { label: t('Undo'), run: () => void takeBack(data.id) },
      ),
    );
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={t('Give work')} shape="wide">
      <div className={styles['fields']}>
        {start.ref ? (
          <p>
            <b dir="auto">{item?.title}</b>
          </p>
        ) : (
          <>
            <SelectField
              label={t('What')}
              value={kind}
              onChange={({ target }) => {
                setKind(target.value as Kind);
                setRef('');
              }}
            >
              {(found?.kinds ?? [kind]).map((one) => (
                <option key={one} value={one}>
                  {KIND_NAMES[one]}
                </option>
              ))}
            </SelectField>
            <Field
              label={t('Search')}
              icon="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <SelectField
              label={KIND_NAMES[kind]}
              value={ref}
              error={errors['ref']}
              onChange={({ target }) => setRef(target.value)}
            >
              <option value="">{t('Please choose')}</option>
              {found?.results.map((one) => (
                <option key={one.ref} value={one.ref}>
                  {one.part_of ? `${one.title} (${one.part_of})` : one.title}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <SelectField
          label={t('Class')}
          value={chosen}
          onChange={({ target }) => {
            setClassId(target.value);
            setGroup('');
            setStudents([]);
          }}
        >
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Who')}
          value={audience}
          onChange={({ target }) => setAudience(target.value as Audience)}
        >
          <option value="class">{t('Everybody in the class')}</option>
          <option value="group">{t('A group')}</option>
          <option value="children">{t('Some children')}</option>
        </SelectField>
        {audience === 'group' && (
          <SelectField label={t('Group')} value={group} onChange={({ target }) => setGroup(target.value)}>
            <option value="">{t('Choose a group')}</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {audience === 'children' && (
          <div className={styles['ticks']} role="group" aria-label={t('Children')}>
            {children.map((child) => (
              <Checkbox
                key={child.id}
                label={personName(child)}
                checked={students.includes(child.id)}
                onChange={({ target }) =>
                  setStudents(
                    target.checked ? [...students, child.id] : students.filter((one) => one !== child.id),
                  )
                }
              />
            ))}
          </div>
        )}
        <div className="row">
          <Button size="sm" onClick={() => setDue(inDays((12 - new Date().getDay()) % 7 || 7))}>
            {t('Friday')}
          </Button>
          <Button size="sm" onClick={() => setDue(inDays(7))}>
            {t('In a week')}
          </Button>
          <Button size="sm" onClick={() => setDue('')}>
            {t('No date')}
          </Button>
        </div>
        <Field
          label={t('Due')}
          type="datetime-local"
          value={due}
          error={errors['due_at']}
          onChange={({ target }) => setDue(target.value)}
        />
        <Checkbox
          label={t('It may come late')}
          checked={late}
          onChange={({ target }) => setLate(target.checked)}
        />
        <TextAreaField
          label={t('A word to them')}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {item?.marked && (
          <TextAreaField
            label={t('How it is looked at')}
            hint={t('One criterion a line.')}
            rows={3}
            value={criteria}
            onChange={({ target }) => setCriteria(target.value)}
          />
        )}
        <div className="row">
          <Button tone="main" disabled={!ref || !chosen || assigning.isLoading} onClick={() => void give()}>
            {t('Give it')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
