import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useMakeGuardianCodesOfClassMutation } from '../api.ts';
import { GuardianLetter } from '../components/GuardianLetter.tsx';
import { LetterLanguage, useLetterVoice } from '../components/LetterLanguage.tsx';
import styles from '../../../shared/family/Family.module.css';

/**
 * Letters to guardians for a whole class, one sheet for each child. Created on request, because each contains a new
 * code.
 */
export default function ClassLettersPage() {
  const { id = '' } = useParams();
  const [make, { isLoading }] = useMakeGuardianCodesOfClassMutation();
  const [made, setMade] = useState<Awaited<ReturnType<typeof make>>>();
  const manages = useSelector(selectUser)?.role === 'school_admin';
  const to = `${manages ? paths.adminClassStudents : paths.classes}/${id}`;
  const { voice, language, setLanguage } = useLetterVoice();
  const letters = made?.data;
  const error = made?.error && normalizeError(made.error);
  return (
    <>
      <div className={styles['screen']}>
        <WorkHead
          title={letters ? t('Letters for {name}', { name: letters.name }) : t('Letters to families')}
          back={{ to, label: t('Back to the class') }}
          lead={
            letters
              ? t(
                  '{count, plural, one {# letter} other {# letters}}. The codes are shown this once: print them now.',
                  { count: letters.codes.length },
                )
              : t(
                  'One letter for each child of the class, each with a new code that works once, for seven days.',
                )
          }
        />
        <div style={{ marginTop: 20, maxWidth: 280 }}>
          <LetterLanguage language={language} onChange={setLanguage} />
        </div>
        <div className="row" style={{ marginTop: 20 }}>
          {letters ? (
            <Button tone="main" icon="file" onClick={() => window.print()}>
              {t('Print the letters')}
            </Button>
          ) : (
            <Button
              tone="main"
              icon="plus"
              aria-disabled={isLoading || undefined}
              onClick={() => {
                if (!isLoading) void make(id).then(setMade);
              }}
            >
              {t('Make the letters')}
            </Button>
          )}
        </div>
      </div>
      {error && (
        <div role="alert" style={{ marginTop: 24 }}>
          <State scene="error" title={t('The letters were not made')} reference={error.reference}>
            <p>{error.message}</p>
          </State>
        </div>
      )}
      {letters?.codes.length === 0 && (
        <div style={{ marginTop: 24 }}>
          <State scene="empty" title={t('No child needs a letter')}>
            <p>{t('The class has no children, or each has as many guardians as can be.')}</p>
          </State>
        </div>
      )}
      {letters?.codes.map((code) => (
        <GuardianLetter key={code.id} code={code} voice={voice} />
      ))}
    </>
  );
}
