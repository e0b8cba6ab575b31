import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetClassQuery, type ClassCard, type StudentLoginSlip } from '../../../api/classes.ts';
import { lettersPath, paths, writeToFamiliesPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { personName, work, WorkHead } from '../../../ui/WorkHead.tsx';
import { BadgePanel } from '../components/BadgePanel.tsx';
import { ClassReading, ClassTabs } from '../components/ClassTabs.tsx';
import { ClassAccess } from '../components/ClassAccess.tsx';
import { Groups } from '../components/Groups.tsx';
import { MissingClass } from '../components/MissingClass.tsx';
import { PasswordSlip } from '../components/PasswordSlip.tsx';
import { RollOverDialog } from '../components/RollOverDialog.tsx';
import { StudentDialog } from '../components/StudentDialogs.tsx';
import { StudentTable } from '../components/StudentTable.tsx';
import { WaitingDevices } from '../components/WaitingDevices.tsx';
import { TEACHER_CLASSES, useClassPaths } from '../paths.ts';
import styles from '../components/Class.module.css';

/** One class: its code, groups and students. */
export default function ClassPage() {
  const { classId } = useParams();
  const query = useGetClassQuery(classId ?? '');
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton />}
      failed={t('The class did not load')}
      missing={<MissingClass />}
    >
      {(found) => <Class key={found.id} found={found} />}
    </QueryView>
  );
}

function Class({ found }: { found: ClassCard }) {
  const places = useClassPaths();
  const [params] = useSearchParams();
  const reading = !found.archived && places === TEACHER_CLASSES && params.get('view') === 'reading';
  const [open, setOpen] = useState<'student' | 'shared' | 'roll-over' | null>(null);
  const [slip, setSlip] = useState<StudentLoginSlip | null>(null);
  usePageTitle(found.name);
  const names = found.teachers.map(personName);
  const lead = [
    found.grade,
    found.year,
    names.length > 0 ? t('with {names}', { names: names.join(', ') }) : t('no teacher yet'),
  ];
  return (
    <>
      <WorkHead
        title={found.name}
        count={found.students_count}
        lead={lead.filter(Boolean).join(', ')}
        back={{ to: places.list, label: t('Classes') }}
      >
        {!found.archived && (
          <>
            <RowMenu
              label={t('More for {name}', { name: found.name })}
              actions={[
                { label: t('Edit class'), icon: 'file', to: places.edit(found.id) },
                { label: t('Write to parents'), icon: 'mail', to: writeToFamiliesPath(found.id) },
                { label: t('Letters to families'), icon: 'file', to: lettersPath(found.id) },
                { label: t('Shared account'), icon: 'person', run: () => setOpen('shared') },
                { label: t('Into the next year'), icon: 'next', run: () => setOpen('roll-over') },
              ]}
            />
            <Button icon="plus" onClick={() => setOpen('student')}>
              {t('Add one student')}
            </Button>
            <ButtonLink tone="main" icon="plus" to={`${paths.bulkEnrolment}?class=${found.id}`}>
              {t('Add students')}
            </ButtonLink>
          </>
        )}
      </WorkHead>
      {!found.archived && <ClassTabs schoolClass={found} reading={reading} />}
      {found.archived ? (
        <div className={`${work['note']} ${styles['section']}`}>
          <p>{t('This class is archived. Its code opens nothing, and it can be looked at only.')}</p>
          {found.next_class_id && (
            <ButtonLink to={places.one(found.next_class_id)} iconEnd="next">
              {t('The class it became')}
            </ButtonLink>
          )}
        </div>
      ) : reading ? null : (
        <>
          {found.sign_in_mode === 'picture' && <WaitingDevices schoolClass={found} />}
          <ClassAccess schoolClass={found} />
        </>
      )}
      {reading ? (
        <Suspense fallback={<TableSkeleton />}>
          <div className={styles['section']}>
            <h2>
              {t('Reading')} <small>{t('minutes a day')}</small>
            </h2>
          </div>
          <ClassReading classId={found.id} />
        </Suspense>
      ) : (
        <div className={found.archived ? undefined : styles['columns']}>
          <div>
            <div className={styles['section']}>
              <h2>{t('Students')}</h2>
            </div>
            <Groups schoolClass={found} />
            <StudentTable schoolClass={found} />
          </div>
          {!found.archived && <BadgePanel schoolClass={found} />}
        </div>
      )}
      {(open === 'student' || open === 'shared') && (
        <StudentDialog
          schoolClass={found}
          shared={open === 'shared'}
          onClose={() => setOpen(null)}
          onAdded={setSlip}
        />
      )}
      {open === 'roll-over' && <RollOverDialog schoolClass={found} onClose={() => setOpen(null)} />}
      <PasswordSlip slip={slip} onClose={() => setSlip(null)} />
    </>
  );
}
