import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { ZOOMS, type PageAppearance } from '../../../shared/reader/protocol.ts';
import { lookIn, VOICE_RATES, type Help, type ReaderSettings, type Voice } from '../settings.ts';
import { DRAWN_PRESETS, PRESETS, presetOf, type Preset } from '../presets.ts';
import { Choice } from './Choice.tsx';
import styles from './SettingsPanel.module.css';
import { Flow, percent, Steps, TextChoices } from './TextChoices.tsx';

export type PageKind = 'flowing' | 'drawn' | 'pdf';

interface SettingsPanelProps {
  settings: ReaderSettings;
  onChange: (settings: ReaderSettings) => void;
  onClose: () => void;
  /** Flowing text has options for its font; pages of fixed layout and of a PDF have a size. */
  pages: PageKind;
  /** The book brings fonts, which are one of the choices. */
  hasOwnFonts: boolean;
  hasVoice: boolean;
  /** The book is read by a voice of the device, whose help can be reduced. */
  isSpoken: boolean;
  /** Whether an adult reads along; null for people whose reading is not logged. */
  together: { isOn: boolean; onChange: (isOn: boolean) => void } | null;
}

/** "How the page looks": beside the page on wide screens, a sheet from below on phones. */
export function SettingsPanel({
  settings,
  onChange,
  onClose,
  pages,
  hasOwnFonts,
  hasVoice,
  isSpoken,
  together,
}: SettingsPanelProps) {
  const { look, voice } = settings;
  const change = (part: Partial<PageAppearance>) => onChange({ ...settings, look: { ...look, ...part } });
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
        <TextChoices look={lookIn(look, hasOwnFonts)} hasOwnFonts={hasOwnFonts} onChange={change} />
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
      <Choice<PageAppearance['colour']>
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
      <Choice<PageAppearance['guide']>
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
      {together && (
        <Choice<'alone' | 'together'>
          legend={t('Who reads')}
          note={together.isOn ? t('stands in the reading log') : ''}
          value={together.isOn ? 'together' : 'alone'}
          onChange={(who) => together.onChange(who === 'together')}
          options={[
            { value: 'alone', label: t('One alone') },
            { value: 'together', label: t('We together') },
          ]}
        />
      )}
    </aside>
  );
}

/** Presets of settings, one tap each. */
function Presets({
  look,
  presets,
  onChange,
}: {
  look: PageAppearance;
  presets: Partial<Record<Preset, Partial<PageAppearance>>>;
  onChange: (part: Partial<PageAppearance>) => void;
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

const swatch = (label: string) => ({
  label,
  picture: (
    <>
      <b aria-hidden="true">Aa</b>
      {label}
    </>
  ),
});
