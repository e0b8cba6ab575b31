import { SKIN_TONES, type SkinTone } from '@bookgrove/contract/clipart';
import { t } from '../../../i18n/index.ts';
import styles from './Tools.module.css';

/** Name and colour of a skin tone on its button. */
const TONES: Record<SkinTone, [name: string, color: string]> = {
  light: ['Light skin', '#f3c9a9'],
  'medium-light': ['Medium light skin', '#e5b887'],
  medium: ['Medium skin', '#c68e5f'],
  'medium-dark': ['Medium dark skin', '#9a5f3f'],
  dark: ['Dark skin', '#643e31'],
};

/** The skin tones of people as round buttons. */
export const SkinTones = ({
  chosen,
  onChoose,
}: {
  chosen: SkinTone | null;
  onChoose: (tone: SkinTone) => void;
}) => (
  <div className={styles['colors']} role="group" aria-label={t('Skin colour')}>
    {SKIN_TONES.map((tone) => (
      <button
        key={tone}
        type="button"
        aria-label={t(TONES[tone][0])}
        title={t(TONES[tone][0])}
        aria-pressed={tone === chosen}
        style={{ backgroundColor: TONES[tone][1] }}
        onClick={() => onChoose(tone)}
      />
    ))}
  </div>
);
