import { useEffect, useRef } from 'react';
import { locale, t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { ZOOMS, type PageLook } from '../protocol.ts';
import { SIZE_STEPS, VOICE_RATES, type Help, type ReaderSettings, type Voice } from '../settings.ts';
import { DRAWN_PRESETS, PRESETS, presetOf, type Preset } from '../presets.ts';
import { Choice } from './Choice.tsx';
import styles from './SettingsPanel.module.css';

export type PageKind = 'flowing' | 'drawn' | 'pdf';

interface SettingsPanelProps {
  settings: ReaderSettings;
  onChange: (settings: ReaderSettings) => void;
  onClose: () => void;
  /** Flowing text changes its letters; drawn pages and those of a PDF change their size. */
  pages: PageKind;
  hasVoice: boolean;
  /** The voice is the device's, and so it can help less. */
  isSpoken: boolean;
}

/** "How the page looks": beside the page on wide screens, a sheet from below on phones. */
export function SettingsPanel({
  settings,
  onChange,
  onClose,
  pages,
  hasVoice,
  isSpoken,
}: SettingsPanelProps) {
  const { look, voice } = settings;
  const change = (part: Partial<PageLook>) => onChange({ ...settings, look: { ...look, ...part } });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside className={styles['panel']} aria-label={t('How the page looks')}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t('How the page looks')}
        </h2>
        <IconButton icon="close" label={t('Close')} onClick={onClose} className={styles['close']} />
      </header>
      <Presets look={look} presets={pages === 'flowing' ? PRESETS : DRAWN_PRESETS} onChange={change} />
      {pages === 'flowing' ? (
        <TextChoices look={look} onChange={change} />
      ) : (
        <>
          <p className={styles['note']}>
            {t(
              'These pages are drawn: letters, spaces and pictures stay as they are. What helps here is a larger page, another paper and the ruler.',
            )}
          </p>
          <Steps
            legend={t('Size of the page')}
            said={t('{share} of what fits', { share: percent(ZOOMS[look.zoom - 1] ?? 1) })}
            value={look.zoom}
            steps={ZOOMS.length}
            smaller={t('Smaller page')}
            larger={t('Larger page')}
            onChange={(zoom) => change({ zoom })}
          />
          {pages === 'pdf' && <Flow look={look} onChange={change} />}
        </>
      )}
      <Choice<PageLook['colour']>
        legend={t('Page colour')}
        shape="swatches"
        value={look.colour}
        onChange={(colour) => change({ colour })}
        options={[
          { value: 'paper', ...swatch(t('Paper')), className: styles['paper'] },
          { value: 'sepia', ...swatch(t('Sepia')), className: styles['sepia'] },
          { value: 'night', ...swatch(t('Night')), className: styles['night'] },
          { value: 'sharp', ...swatch(t('Sharp')), className: styles['sharp'] },
        ]}
      />
      <Choice<PageLook['guide']>
        legend={t('Help for the line')}
        value={look.guide}
        onChange={(guide) => change({ guide })}
        options={[
          { value: 'none', label: t('None') },
          { value: 'ruler', label: t('Ruler') },
          { value: 'line', label: t('One line') },
        ]}
      />
      {hasVoice && (
        <Choice<Voice>
          legend={t('Reading voice')}
          note={t('{rate} speed', { rate: VOICE_RATES[voice] })}
          value={voice}
          onChange={(next) => onChange({ ...settings, voice: next })}
          options={[
            { value: 'slow', label: t('Slow') },
            { value: 'steady', label: t('Steady') },
            { value: 'quick', label: t('Quick') },
          ]}
        />
      )}
      {isSpoken && (
        <Choice<Help>
          legend={t('Help from the voice')}
          value={settings.help}
          onChange={(help) => onChange({ ...settings, help })}
          options={[
            { value: 'level', label: t('By level') },
            { value: 'words', label: t('Shows words') },
            { value: 'voice', label: t('Only reads') },
            { value: 'tap', label: t('Off') },
          ]}
        />
      )}
    </aside>
  );
}

/** Looks that go together, one tap each. */
function Presets({
  look,
  presets,
  onChange,
}: {
  look: PageLook;
  presets: Partial<Record<Preset, Partial<PageLook>>>;
  onChange: (part: Partial<PageLook>) => void;
}) {
  const current = presetOf(look, presets);
  const names: [Preset, string][] = [
    ['calm', t('Calm')],
    ['big', t('Big')],
    ['spaced', t('Spaced')],
  ];
  return (
    <div className={styles['presets']} role="group" aria-label={t('Ready-made looks')}>
      {names.map(([name, label]) => {
        const preset = presets[name];
        return (
          preset && (
            <button
              key={name}
              type="button"
              aria-pressed={current === name}
              className={styles[`preset-${name}`]}
              onClick={() => onChange(preset)}
            >
              {label}
            </button>
          )
        );
      })}
    </div>
  );
}

interface PartProps {
  look: PageLook;
  onChange: (part: Partial<PageLook>) => void;
}

const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);

interface StepsProps {
  legend: string;
  /** The step in words. */
  said: string;
  value: number;
  steps: number;
  smaller: string;
  larger: string;
  onChange: (value: number) => void;
}

/** Smaller and larger, with the steps between them. */
function Steps({ legend, said, value, steps, smaller, larger, onChange }: StepsProps) {
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

function Flow({ look, onChange }: PartProps) {
  return (
    <Choice<PageLook['flow']>
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

function TextChoices({ look, onChange }: PartProps) {
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
      <Choice<PageLook['letters']>
        legend={t('Letters')}
        value={look.letters}
        onChange={(letters) => onChange({ letters })}
        options={[
          { value: 'clear', label: t('Clear'), className: styles['clear'] },
          { value: 'book', label: t('Book'), className: styles['book'] },
          { value: 'dyslexia', label: t('Dyslexia'), className: styles['dyslexia'] },
        ]}
      />
      <div className={styles['half']}>
        <Flow look={look} onChange={onChange} />
        <Choice<PageLook['words']>
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
        <Choice<PageLook['lines']>
          legend={t('Between lines')}
          value={look.lines}
          onChange={(lines) => onChange({ lines })}
          options={[
            { value: 'close', label: t('Close together'), picture: <Lines gap={6} /> },
            { value: 'normal', label: t('Normal'), picture: <Lines gap={9} /> },
            { value: 'wide', label: t('Wide apart'), picture: <Lines gap={13} /> },
          ]}
        />
        <Choice<PageLook['spacing']>
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

const swatch = (label: string) => ({
  label,
  picture: (
    <>
      <b aria-hidden="true">Aa</b>
      {label}
    </>
  ),
});

function Lines({ gap }: { gap: number }) {
  return (
    <svg className={styles['lines']} viewBox="0 0 24 40" aria-hidden="true">
      <path d={`M3 ${20 - gap}H21M3 20H21M3 ${20 + gap}H21`} />
    </svg>
  );
}
