import { MESSAGES } from '@bookgrove/contract';
import { useState } from 'react';
import type { To } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { studentsOf, useLazyListStudentsInClassQuery } from '../api.ts';
import { LoginCard } from './LoginCard.tsx';
import styles from './ClassCodeStep.module.css';

/** A student starts with the class code, converted to capitals. */
export function ClassCodeStep({
  typed,
  scan,
  email,
  onLeave,
  onFound,
}: {
  /** The code that was typed here before. */
  typed: string;
  scan: To;
  email: To;
  /** Called when the field is left, so that Back finds the code again. */
  onLeave: (code: string) => void;
  onFound: (code: string) => void;
}) {
  const [code, setCode] = useState(typed);
  const [error, setError] = useState<string>();
  const [look, { isFetching }] = useLazyListStudentsInClassQuery();

  const submit = async () => {
    const trimmed = code.trim();
    if (!trimmed) {
      setError(t(MESSAGES.invalidClassCode));
      return;
    }
    const result = await look(studentsOf(trimmed));
    if (result.isSuccess) {
      onFound(trimmed);
      return;
    }
    const { status, message } = normalizeError(result.error);
    setError(status === 404 || status === 422 ? t(MESSAGES.invalidClassCode) : message);
  };
  return (
    <LoginCard
      picture={<Art file="login" name="student" viewBox="0 0 360 300" fit="xMidYMid slice" />}
      title={t('Student Login')}
      text={t('Your teacher has the code of your class.')}
      action={t('Continue')}
      busy={isFetching}
      onSubmit={() => void submit()}
      foot={
        // The camera needs a full page load: the permissions policy allows it on that page alone.
        <>
          <ButtonLink size="lg" icon="camera" to={scan} reloadDocument>
            {t('Scan a badge')}
          </ButtonLink>
          <TextLink icon="mail" to={email}>
            {t('I have an e-mail')}
          </TextLink>
        </>
      }
    >
      <div className={styles['code']}>
        <Field
          label={t('Class code')}
          name="class-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          onBlur={() => onLeave(code)}
          maxLength={32}
          value={code}
          onChange={({ target }) => {
            setCode(target.value.toUpperCase());
            setError(undefined);
          }}
          error={error}
        />
      </div>
    </LoginCard>
  );
}
