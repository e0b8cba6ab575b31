import { t } from '../../i18n/index.ts';
import { Button } from '../Button.tsx';
import { Popover } from '../Disclosure.tsx';
import { Checkbox } from '../Field.tsx';
import type { TableLook } from './useColumns.ts';
import styles from './TableTools.module.css';

/** Selects the columns and the row density of a table; not shown on a phone, which has cards. */
export function ColumnMenu({
  columns,
  look,
  usual,
  most,
  onChange,
}: {
  /** Every column that can be hidden, with its name. */
  columns: readonly (readonly [name: string, label: string])[];
  look: TableLook;
  usual: readonly string[];
  /** Maximum number of columns that fit on a screen. */
  most: number;
  onChange: (look: TableLook) => void;
}) {
  const tick = (name: string, on: boolean) =>
    onChange({ ...look, shown: on ? [...look.shown, name] : look.shown.filter((one) => one !== name) });
  return (
    <Popover
      className={styles['columns']}
      button={(props) => (
        <Button tone="plain" size="sm" icon="eye" {...props}>
          {t('Columns')}
        </Button>
      )}
    >
      {() => (
        <div className={styles['panel']} role="group" aria-label={t('Columns')}>
          {columns.map(([name, label]) => (
            <Checkbox
              key={name}
              label={label}
              checked={look.shown.includes(name)}
              disabled={!look.shown.includes(name) && look.shown.length >= most}
              onChange={({ target }) => tick(name, target.checked)}
            />
          ))}
          {look.shown.length >= most && <p>{t('{most} at most. Leave another one out first.', { most })}</p>}
          <hr />
          <Checkbox
            label={t('Rows closer together')}
            checked={look.dense}
            onChange={({ target }) => onChange({ ...look, dense: target.checked })}
          />
          <Button size="sm" onClick={() => onChange({ shown: usual, dense: false })}>
            {t('As usual')}
          </Button>
        </div>
      )}
    </Popover>
  );
}
