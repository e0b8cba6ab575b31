import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useRedeemGuardianCodeMutation } from '../api.ts';
import styles from '../../../shared/family/Family.module.css';

/** Adds a child to the family by the code of the school's letter. */
export function AddChild({ onDone }: { onDone?: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [redeem, { isLoading }] = useRedeemGuardianCodeMutation();
  const [, setParams] = useSearchParams();
  const dispatch = useDispatch();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!code.trim()) {
      setError(t('Please type the code of the letter.'));
      return;
    }
    const result = await redeem({ code });
    if (result.error) {
      const { message, fields } = normalizeError(result.error);
      setError(fields['code'] ?? message);
      return;
    }
    const { first_name, state, student_id } = result.data;
    setCode('');
    dispatch(
      showToast(
        'ok',
        state === 'active'
          ? t('{name} is in your family now.', { name: first_name })
          : t('The school looks at it first. {name} appears when it has said yes.', { name: first_name }),
      ),
    );
    setParams(state === 'active' ? { child: student_id } : {});
    onDone?.();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('Code of the letter')}
        name="guardian-code"
        data-autofocus=""
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        placeholder="CDFG-HJKM-NPQR"
        value={code}
        onChange={({ target }) => {
          setCode(target.value.toUpperCase());
          setError(undefined);
        }}
        hint={t('Twelve letters and numbers. Each code works once, for seven days.')}
        error={error}
      />
      <p className="sr" role="alert">
        {error}
      </p>
      <div>
        <Button type="submit" tone="main" size="lg" iconEnd="next" aria-disabled={isLoading || undefined}>
          {t('Add the child')}
        </Button>
      </div>
    </form>
  );
}
