import { readColor, type ColorField, type TenantTheme } from '@bookgrove/contract/theme';
import { useId } from 'react';
import { t } from '../../../i18n/index.ts';
import { COLOR_GROUPS, shownContrast } from '../model.ts';
import styles from './ColorFields.module.css';

interface ColorFieldsProps {
  colors: Record<ColorField, string>;
  theme: TenantTheme;
  errors: Record<string, string>;
  onChange: (field: ColorField, value: string) => void;
}

/** The thirteen colours: each with a picker and a text field, and the resulting contrast. */
export function ColorFields(props: ColorFieldsProps) {
  return (
    <div className={styles['groups']}>
      {COLOR_GROUPS.map(({ title, fields }) => (
        <div key={title} role="group" aria-label={t(title)}>
          <h3>
            {t(title)} <span>{t('Contrast')}</span>
          </h3>
          {fields.map((field) => (
            <ColorRow key={field.field} {...field} {...props} />
          ))}
        </div>
      ))}
    </div>
  );
}

function ColorRow({
  field,
  name,
  use,
  colors,
  theme,
  errors,
  onChange,
}: ColorFieldsProps & { field: ColorField; name: string; use: string }) {
  const id = useId();
  const value = colors[field];
  const adjusted = theme.adjusted.find((entry) => entry.field === field);
  const contrast = shownContrast(field, theme);
  const error =
    errors[field] ?? (readColor(value) ? undefined : t('Write the colour as #rrggbb, rgb() or hsl().'));
  return (
    <div className={styles['row']}>
      <span className={styles['swatch']} style={{ background: readColor(value) ?? 'transparent' }}>
        <input
          type="color"
          aria-label={t('{name}, pick', { name: t(name) })}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
          onChange={({ target }) => onChange(field, target.value)}
        />
        {adjusted && <i style={{ background: adjusted.to }} />}
      </span>
      <div className={styles['words']}>
        <label htmlFor={id}>{t(name)}</label>
        <small id={`${id}-use`}>
          {adjusted ? t('Shown as {color} where it is text or line', { color: adjusted.to }) : t(use)}
        </small>
      </div>
      <input
        id={id}
        className="num"
        value={value}
        spellCheck={false}
        maxLength={32}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-use ${id}-error` : `${id}-use`}
        onChange={({ target }) => onChange(field, target.value)}
      />
      <b className="num">
        {contrast ?? '–'}
        {contrast && <span className="sr"> {t('to 1')}</span>}
      </b>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
