import { DESIGN_FONTS, type DesignElement, type TextElement } from '@bookgrove/contract';
import { useEffect, useState, type Dispatch } from 'react';
import { t } from '../../../i18n/index.ts';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { Status } from '../../../ui/Status.tsx';
import { FONTS } from '../fonts.ts';
import { changed, contrastAt, within, type Step, type Work } from '../model.ts';
import { nameOf } from '../../../shared/art/designLabels.ts';
import { ColorField } from './ColorField.tsx';
import styles from './Panels.module.css';

/** All properties of the selected element as fields, so that no mouse is needed. */
export function ElementPanel({
  work,
  element,
  step,
}: {
  work: Work;
  element: DesignElement;
  step: Dispatch<Step>;
}) {
  const { body } = work;
  const set = (change: Partial<DesignElement>, mark: string) =>
    step({ do: 'change', mark: `${mark} ${element.id}`, body: changed(body, element.id, change) });
  return (
    <details className={styles['panel']} open>
      <summary>{nameOf(element)}</summary>
      <div className={styles['inside']}>
        {element.kind === 'text' && <TextFields element={element} set={set} work={work} />}
        {element.kind !== 'picture' && (
          <ColorField
            label={t('Colour')}
            value={element.color}
            onChange={(color) => set({ color }, 'color')}
          />
        )}
        {element.kind === 'sticker' && (
          <ColorField
            label={t('Second colour')}
            value={element.second}
            onChange={(second) => set({ second }, 'second')}
          />
        )}
        <div className={styles['numbers']}>
          <NumberField
            label={t('Across')}
            value={element.x}
            from={-1000}
            to={2500}
            onChange={(x) => set({ x }, 'x')}
          />
          <NumberField
            label={t('Down')}
            value={element.y}
            from={-1000}
            to={2500}
            onChange={(y) => set({ y }, 'y')}
          />
          <NumberField
            label={t('Width')}
            value={element.w}
            from={4}
            to={2500}
            onChange={(w) => set({ w }, 'w')}
          />
          <NumberField
            label={t('Height')}
            value={element.h}
            from={4}
            to={2500}
            onChange={(h) => set({ h }, 'h')}
          />
          <NumberField
            label={t('Turn')}
            value={element.turn}
            from={-180}
            to={180}
            onChange={(turn) => set({ turn }, 'turn')}
          />
        </div>
      </div>
    </details>
  );
}

function TextFields({
  element,
  set,
  work,
}: {
  element: TextElement;
  set: (change: Partial<TextElement>, mark: string) => void;
  work: Work;
}) {
  const contrast = contrastAt(work.body, element);
  return (
    <>
      <TextAreaField
        label={t('Words')}
        rows={2}
        maxLength={500}
        value={element.text}
        onChange={({ target }) => set({ text: target.value }, 'text')}
      />
      <SelectField
        label={t('Font')}
        value={element.font}
        onChange={({ target }) => set({ font: target.value as TextElement['font'] }, 'font')}
      >
        {DESIGN_FONTS.map((font) => (
          <option key={font} value={font}>
            {t(FONTS[font].name)}
          </option>
        ))}
      </SelectField>
      <div className={styles['letters']}>
        <NumberField
          label={t('Size')}
          value={element.size}
          from={10}
          to={400}
          onChange={(size) => set({ size }, 'size')}
        />
        <SelectField
          label={t('Line up')}
          value={element.align}
          onChange={({ target }) => set({ align: target.value as TextElement['align'] }, 'align')}
        >
          <option value="start">{t('At the start')}</option>
          <option value="center">{t('In the middle')}</option>
          <option value="end">{t('At the end')}</option>
        </SelectField>
      </div>
      <Checkbox
        label={t('Bold')}
        checked={element.bold}
        onChange={({ target }) => set({ bold: target.checked }, 'bold')}
      />
      {contrast && (
        <div role="status">
          {contrast.enough ? (
            <Status kind="ok" label={t('Easy to read here')} />
          ) : (
            <Status kind="wait" label={t('Hard to read here. Choose a darker or a lighter colour.')} />
          )}
        </div>
      )}
    </>
  );
}

/** A number field that may be empty while typing; the value is kept within its bounds. */
function NumberField({
  label,
  value,
  from,
  to,
  onChange,
}: {
  label: string;
  value: number;
  from: number;
  to: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState(String(Math.round(value)));
  useEffect(() => setTyped(String(Math.round(value))), [value]);
  return (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      min={from}
      max={to}
      value={typed}
      onBlur={() => setTyped(String(Math.round(value)))}
      onChange={({ target }) => {
        setTyped(target.value);
        const wanted = Number(target.value);
        if (target.value !== '' && Number.isFinite(wanted) && wanted >= from && wanted <= to)
          onChange(within(wanted, from, to));
      }}
    />
  );
}
