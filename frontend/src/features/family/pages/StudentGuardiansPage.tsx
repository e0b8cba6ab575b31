import { RELATIONSHIPS, type Relationship } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { DataRequestButtons } from '../../privacy/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListGuardiansOfStudentQuery, useMakeGuardianCodeMutation, type GuardianCode } from '../api.ts';
import { ConsentList } from '../components/ConsentList.tsx';
import { GuardianLink } from '../components/GuardianLink.tsx';
import { GuardianLetter } from '../components/GuardianLetter.tsx';
import { LetterLanguage, useLetterVoice } from '../components/LetterLanguage.tsx';
import { nameOf, relationshipName } from '../../../shared/family/familyLabels.ts';
import styles from '../../../shared/family/Family.module.css';

/** Guardians and consents of a child, for teachers and administrators. */
export default function StudentGuardiansPage() {
  const { id = '' } = useParams();
  const query = useListGuardiansOfStudentQuery(id);
  const manages = useSelector(selectUser)?.role === 'school_admin';
  const [letter, setLetter] = useState<GuardianCode>();
  const { voice, language, setLanguage } = useLetterVoice();
  return (
    <>
      <QueryView
        query={query}
        failed={t('The guardians did not load')}
        skeleton={<SkeletonLine width={40} />}
        missing={
          <State scene="lost" title={t('No such student here')} asPage>
            <p>{t('Only teachers of the child’s class and the office see this page.')}</p>
          </State>
        }
      >
        {({ student, links }) => (
          <>
            <div className={styles['screen']}>
              <WorkHead
                title={t('Guardians of {name}', { name: nameOf(student) })}
                lead={t('Each grown-up at home gets a code of their own. It works once, for seven days.')}
              />
            </div>
            {letter && (
              <section aria-label={t('The new code')}>
                <GuardianLetter code={letter} voice={voice} />
                <div className={styles['screen']} style={{ marginTop: 16, maxWidth: 280 }}>
                  <LetterLanguage language={language} onChange={setLanguage} />
                </div>
                <div className={`row ${styles['screen']}`} style={{ marginTop: 16 }}>
                  <Button tone="main" icon="file" onClick={() => window.print()}>
                    {t('Print the letter')}
                  </Button>
                  <Button onClick={() => setLetter(undefined)}>{t('Done')}</Button>
                  <p className="soft">{t('The code is shown this once.')}</p>
                </div>
              </section>
            )}
            <div className={`${styles['columns']} ${styles['screen']}`}>
              <section className={styles['section']}>
                <h2>{t('Guardians and codes')}</h2>
                {links.length === 0 ? (
                  <p>{t('Nobody yet. Make a code and give it to the family.')}</p>
                ) : (
                  <ul className={styles['links']}>
                    {links.map((link) => (
                      <GuardianLink key={link.id} link={link} manages={manages} />
                    ))}
                  </ul>
                )}
                <NewCode studentId={student.id} onMade={setLetter} />
              </section>
              <section className={styles['section']}>
                <h2>{t('What the family allows')}</h2>
                <p>{t('Given and withdrawn by guardians; the same list that they see.')}</p>
                <ConsentList studentId={student.id} />
                {manages && (
                  <div className={styles['card']} style={{ marginTop: 24 }}>
                    <h3>{t('Data of the child')}</h3>
                    <p className="soft" style={{ margin: '8px 0 14px' }}>
                      {t('When a family asks for it. You find the copy under “Data requests”.')}
                    </p>
                    <DataRequestButtons personId={student.id} name={nameOf(student)} />
                  </div>
                )}
              </section>
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

function NewCode({ studentId, onMade }: { studentId: string; onMade: (code: GuardianCode) => void }) {
  const [relationship, setRelationship] = useState<Relationship>('parent');
  const [make, { isLoading }] = useMakeGuardianCodeMutation();
  const dispatch = useDispatch();
  const submit = async () => {
    if (isLoading) return;
    const result = await make({ id: studentId, guardianCodeBody: { relationship } });
    if (result.error) dispatch(showToast('bad', normalizeError(result.error).message));
    else {
      onMade(result.data);
      window.scrollTo({ top: 0 });
    }
  };
  return (
    <form
      className={`${styles['form']} ${styles['card']}`}
      style={{ marginTop: 20 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SelectField
        label={t('The code is for')}
        value={relationship}
        onChange={({ target }) => setRelationship(target.value as Relationship)}
      >
        {RELATIONSHIPS.map((one) => (
          <option key={one} value={one}>
            {relationshipName(one)}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" tone="main" icon="plus" aria-disabled={isLoading || undefined}>
          {t('Make a code')}
        </Button>
      </div>
    </form>
  );
}
