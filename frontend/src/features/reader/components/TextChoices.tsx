import { locale, t } from '../../../i18n/index.ts';
import type { PageAppearance } from '../../../shared/reader/protocol.ts';
import { SIZE_STEPS } from '../settings.ts';
import { Choice } from './Choice.tsx';
import styles from './SettingsPanel.module.css';

interface PartProps {
  look: PageAppearance;
  onChange: (part: Partial<PageAppearance>) => void;
}

/** A percentage in the format of the reader's language. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);

interface StepsProps {
  legend: string;
  /** The name of the step. */
  said: string;
  value: number;
  steps: number;
  smaller: string;
  larger: string;
  onChange: (value: number) => void;
}

/** Buttons for smaller and larger, with the steps between them. */
export function Steps({ legend, said, value, steps, smaller, larger, onChange }: StepsProps) {
  return (
    <fieldset className={styles['field']}>
      <legend>
        {legend} <span aria-live="polite">{said}</span>
      </legend>
      <div className={styles['size']}>
        <button type="button" aria-label={smaller} disabled={value <= 1} onClick={() => onChange(value - 1)}>
          A
        </button>
        <div className={styles['pips']} aria-hidden="true">
          {Array.from({ length: steps }, (_, i) => (
            <i key={i} data-pip={i + 1 === value ? 'now' : i + 1 < value ? 'on' : 'off'} />
          ))}
        </div>
        <button
          type="button"
          aria-label={larger}
          disabled={value >= steps}
          onClick={() => onChange(value + 1)}
        >
          A
        </button>
      </div>
    </fieldset>
  );
}

/** Paginated or scrolling. */
export function Flow({ look, onChange }: PartProps) {
  return (
    <Choice<PageAppearance['flow']>
      legend={t('Pages')}
      value={look.flow}
      onChange={(flow) => onChange({ flow })}
      options={[
        { value: 'pages', label: t('Turn') },
        { value: 'scroll', label: t('Scroll') },
      ]}
    />
  );
}

/** The options for flowing text. */
export function TextChoices({ look, hasOwnFonts, onChange }: PartProps & { hasOwnFonts: boolean }) {
  return (
    <>
      <Steps
        legend={t('Text size')}
        said={t('{size} of {steps}', { size: look.size, steps: SIZE_STEPS })}
        value={look.size}
        steps={SIZE_STEPS}
        smaller={t('Smaller text')}
        larger={t('Larger text')}
        onChange={(size) => onChange({ size })}
      />
      <Choice<PageAppearance['font']>
        legend={t('Font')}
        value={look.font}
        onChange={(font) => onChange({ font })}
        shape={hasOwnFonts ? 'pairs' : 'segments'}
        options={[
          ...(hasOwnFonts ? [{ value: 'own' as const, label: t('The book’s own') }] : []),
          { value: 'clear', label: t('Clear'), className: styles['clear'] },
          { value: 'book', label: t('Book'), className: styles['book'] },
          { value: 'dyslexia', label: t('Dyslexia'), className: styles['dyslexia'] },
        ]}
      />
      <div className={styles['half']}>
        <Flow look={look} onChange={onChange} />
        <Choice<PageAppearance['words']>
          legend={t('Between words')}
          value={look.words}
          onChange={(words) => onChange({ words })}
          options={[
            { value: 'close', label: t('Close together'), picture: 'a b' },
            { value: 'normal', label: t('Normal'), picture: <span className={styles['gap']}>a b</span> },
            {
              value: 'wide',
              label: t('Wide apart'),
              picture: <span className={styles['wide-gap']}>a b</span>,
            },
          ]}
        />
      </div>
      <div className={styles['half']}>
        <Choice<PageAppearance['lines']>
          legend={t('Between lines')}
          value={look.lines}
          onChange={(lines) => onChange({ lines })}
          options={[
            { value: 'close', label: t('Close together'), picture: <Lines gap={6} /> },
            { value: 'normal', label: t('Normal'), picture: <Lines gap={9} /> },
            { value: 'wide', label: t('Wide apart'), picture: <Lines gap={13} /> },
          ]}
        />
        <Choice<PageAppearance['spacing']>
          legend={t('Between letters')}
          value={look.spacing}
          onChange={(spacing) => onChange({ spacing })}
          options={[
            { value: 'close', label: t('Close together'), picture: 'abc' },
            { value: 'normal', label: t('Normal'), picture: <span className={styles['gap']}>abc</span> },
            {
              value: 'wide',
              label: t('Wide apart'),
              picture: <span className={styles['wide-gap']}>abc</span>,
            },
          ]}
        />
      </div>
    </>
  );
}

function Lines({ gap }: { gap: number }) {
  return (
    <svg className={styles['lines']} viewBox="0 0 24 40" aria-hidden="true">
      <path d={`M3 ${20 - gap}H21M3 20H21M3 ${20 + gap}H21`} />
    </svg>
  );
}
