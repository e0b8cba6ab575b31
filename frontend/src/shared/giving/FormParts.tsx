import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import type { SessionStore } from '../../api/reauth.ts';
import { sendFile } from '../../api/sendFile.ts';
import { t } from '../../i18n/index.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { FileField } from '../../ui/FileField.tsx';
import { FormSet, Ticks } from '../../ui/Form.tsx';
import { goalName } from '../books/facetLabels.ts';

const MOST_GOALS = 3;

/** The goals of the United Nations that a charity or project is for. */
export function GoalChoice({
  goals,
  disabled = false,
  error,
  onChange,
}: {
  goals: readonly number[];
  disabled?: boolean;
  error?: string | undefined;
  onChange: (goals: number[]) => void;
}) {
  return (
    <FormSet title={t('Goals, at most three')}>
      <Ticks>
        {Array.from({ length: 17 }, (_, index) => index + 1).map((goal) => {
          const on = goals.includes(goal);
          return (
            <Checkbox
              key={goal}
              label={goalName(goal)}
              checked={on}
              disabled={disabled || (!on && goals.length >= MOST_GOALS)}
              onChange={({ target }) =>
                onChange(target.checked ? [...goals, goal] : goals.filter((one) => one !== goal))
              }
            />
          );
        })}
      </Ticks>
      {error && <p role="alert">{error}</p>}
    </FormSet>
  );
}

/** A picture as it is now, and the field that replaces it at once. */
export function PictureUpload({
  label,
  path,
  className,
  onStored,
  children,
}: {
  label: string;
  /** Where it is stored; null: it cannot be changed. */
  path: string | null;
  className?: string | undefined;
  onStored: () => void;
  /** The picture. */
  children: ReactNode;
}) {
  const store = useStore() as unknown as SessionStore;
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file || path === null) return;
    setBusy(true);
    setError(undefined);
    const answer = await sendFile('PUT', path, file, store);
    setBusy(false);
    if ('error' in answer) setError(answer.error.fields['file'] ?? answer.error.message);
    else onStored();
  };
  return (
    <div className={className}>
      {children}
      {path !== null && (
        <div>
          <FileField
            label={label}
            hint={t('PNG, JPEG or WebP, up to 8 MB.')}
            words={busy ? t('Sending') : t('Choose file')}
            accept="image/png,image/jpeg,image/webp"
            disabled={busy}
            error={error}
            onChange={({ target }) => {
              void send(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
      )}
    </div>
  );
}
