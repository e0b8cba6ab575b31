import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormSet } from '../../../ui/Form.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { lineSum, linesSum, type TypedLine, type TypedStep, type TypedUnit } from './model.ts';
import styles from './Project.module.css';

const MOST_LINES = 20;
const MOST_UNITS = 8;

/** Replaces one row of a list. */
const put = <Row,>(rows: readonly Row[], at: number, part: Partial<Row>): Row[] =>
  rows.map((row, index) => (index === at ? { ...row, ...part } : row));

/** Lines that must add up to the goal. */
export function Budget({
  lines,
  currency,
  goal,
  error,
  onChange,
}: {
  lines: readonly TypedLine[];
  currency: string;
  goal: number | null;
  error: string | undefined;
  onChange: (lines: TypedLine[]) => void;
}) {
  const sum = linesSum(lines, currency);
  const show = (amount: number) => formatMoney({ amount, currency });
  return (
    <FormSet title={t('Where the money goes')}>
      {lines.map((line, at) => {
        const amount = lineSum(line, currency);
        return (
          <div key={at} className={styles['row']}>
            <Field
              label={t('Line {number}', { number: at + 1 })}
              maxLength={120}
              value={line.label}
              onChange={({ target }) => onChange(put(lines, at, { label: target.value }))}
            />
            <Field
              label={t('Pieces')}
              inputMode="numeric"
              maxLength={7}
              value={line.pieces}
              onChange={({ target }) => onChange(put(lines, at, { pieces: target.value }))}
            />
            <Field
              label={t('Each')}
              inputMode="decimal"
              maxLength={12}
              value={line.each}
              onChange={({ target }) => onChange(put(lines, at, { each: target.value }))}
            />
            <b className="num">{amount !== null && show(amount)}</b>
            <IconButton
              icon="close"
              label={t('Remove line {number}', { number: at + 1 })}
              onClick={() => onChange(lines.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      {lines.length > 0 && sum !== null && goal !== null && (
        <p className={styles['adds']} data-ok={sum === goal || undefined} role="status">
          {sum === goal
            ? t('It adds up: the lines make {sum}.', { sum: show(sum) })
            : t('The lines make {sum}, the goal is {goal}.', { sum: show(sum), goal: show(goal) })}
        </p>
      )}
      {error && <p role="alert">{error}</p>}
      {lines.length < MOST_LINES && (
        <Button
          icon="plus"
          onClick={() => onChange([...lines, { label: '', note: '', pieces: '1', each: '' }])}
        >
          {t('Add a line')}
        </Button>
      )}
    </FormSet>
  );
}

/** Amounts that the page to give offers, and what they do. */
export function Units({
  units,
  currency,
  error,
  onChange,
}: {
  units: readonly TypedUnit[];
  currency: string;
  error: string | undefined;
  onChange: (units: TypedUnit[]) => void;
}) {
  return (
    <FormSet title={t('What an amount does')}>
      <p>{t('The page on which people give offers the first four of these amounts.')}</p>
      {units.map((unit, at) => (
        <div key={at} className={styles['row']} data-short>
          <Field
            label={t('Words')}
            maxLength={120}
            value={unit.label}
            onChange={({ target }) => onChange(put(units, at, { label: target.value }))}
          />
          <Field
            label={t('Amount, in {currency}', { currency })}
            inputMode="decimal"
            maxLength={12}
            value={unit.cost}
            onChange={({ target }) => onChange(put(units, at, { cost: target.value }))}
          />
          <IconButton
            icon="close"
            label={t('Remove amount {number}', { number: at + 1 })}
            onClick={() => onChange(units.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      {units.length < MOST_UNITS && (
        <Button icon="plus" onClick={() => onChange([...units, { label: '', cost: '' }])}>
          {t('Add an amount')}
        </Button>
      )}
    </FormSet>
  );
}

/** Steps on the way, with the day on which each is due and done. */
export function Steps({
  steps,
  error,
  onChange,
}: {
  steps: readonly TypedStep[];
  error: string | undefined;
  onChange: (steps: TypedStep[]) => void;
}) {
  return (
    <FormSet title={t('Steps on the way')}>
      {steps.map((step, at) => (
        <div key={at} className={styles['row']} data-steps>
          <Field
            label={t('Step')}
            maxLength={120}
            value={step.title}
            onChange={({ target }) => onChange(put(steps, at, { title: target.value }))}
          />
          <Field
            label={t('Due')}
            type="date"
            value={step.due_on}
            onChange={({ target }) => onChange(put(steps, at, { due_on: target.value }))}
          />
          <Field
            label={t('Done')}
            type="date"
            value={step.done_on}
            onChange={({ target }) => onChange(put(steps, at, { done_on: target.value }))}
          />
          <IconButton
            icon="close"
            label={t('Remove step {number}', { number: at + 1 })}
            onClick={() => onChange(steps.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      {steps.length < MOST_LINES && (
        <Button icon="plus" onClick={() => onChange([...steps, { title: '', due_on: '', done_on: '' }])}>
          {t('Add a step')}
        </Button>
      )}
    </FormSet>
  );
}
