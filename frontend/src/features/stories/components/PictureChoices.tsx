import { DESIGN_COLORS, DESIGN_PATTERNS, DESIGN_SHAPES, type DesignColor } from '@bookgrove/contract';
import { SHAPES } from '@bookgrove/contract/art';
import type { Scene } from '@bookgrove/contract/stories';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { COLOR_NAMES, PATTERN_NAMES } from '../../../shared/art/designLabels.ts';
import { MIDDLE, type NewElement } from '../scene.ts';
import styles from './Tools.module.css';

/** Basic shapes in the current colour, and a speech bubble for comics. */
export const Shapes = ({ onAdd, color }: { onAdd: (made: NewElement) => void; color: DesignColor }) => (
  <ul className={styles['tiles']}>
    {DESIGN_SHAPES.map((shape) => (
      <li key={shape}>
        <button
          type="button"
          aria-label={t('Add {name}', { name: t(SHAPES[shape].name) })}
          title={t(SHAPES[shape].name)}
          onClick={() =>
            onAdd({ kind: 'shape', ...MIDDLE, w: 220, h: shape === 'line' ? 60 : 220, shape, color })
          }
        >
          <svg viewBox="-4 -4 108 108" aria-hidden="true">
            <path d={SHAPES[shape].d} fill={DESIGN_COLORS[color]} stroke="#7c8982" strokeWidth="2" />
          </svg>
        </button>
      </li>
    ))}
  </ul>
);

const GROUNDS: [DesignColor, DesignColor][] = [
  ['sky', 'white'],
  ['mist', 'leaf'],
  ['moss', 'leaf'],
  ['mint', 'forest'],
  ['butter', 'sun'],
  ['peach', 'clay'],
  ['rose', 'berry'],
  ['lilac', 'plum'],
  ['sea', 'sky'],
  ['night', 'sun'],
  ['plum', 'lilac'],
  ['white', 'stone'],
];

/** Colours and pattern of the background. */
export function BackgroundChoices({
  scene,
  onChange,
}: {
  scene: Scene;
  onChange: (scene: Scene, mark?: string) => void;
}) {
  const { ground } = scene;
  return (
    <div className={styles['bank']}>
      <div className={styles['grounds']} role="group" aria-label={t('Colours')}>
        {GROUNDS.map(([color, second]) => (
          <button
            key={color}
            type="button"
            aria-label={t(COLOR_NAMES[color])}
            aria-pressed={ground.color === color}
            style={{ backgroundColor: DESIGN_COLORS[color] }}
            onClick={() => onChange({ ...scene, ground: { ...ground, color, second } }, 'ground')}
          />
        ))}
      </div>
      <div className="row" role="group" aria-label={t('Pattern')}>
        {DESIGN_PATTERNS.map((pattern) => (
          <Button
            key={pattern}
            size="sm"
            tone={ground.pattern === pattern ? 'main' : 'line'}
            aria-pressed={ground.pattern === pattern}
            onClick={() => onChange({ ...scene, ground: { ...ground, pattern } }, 'ground')}
          >
            {t(PATTERN_NAMES[pattern])}
          </Button>
        ))}
      </div>
    </div>
  );
}
