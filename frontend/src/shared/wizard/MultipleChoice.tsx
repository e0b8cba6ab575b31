import styles from './Wizard.module.css';

/** Several choices of many, as toggle buttons. */
export function MultipleChoice({
  title,
  options,
  chosen,
  onChange,
}: {
  title: string;
  options: readonly (readonly [value: string, word: string])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={styles['picks']}>
        {options.map(([value, word]) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
