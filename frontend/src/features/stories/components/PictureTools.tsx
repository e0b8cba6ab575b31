import { DESIGN_COLORS, type DesignColor } from '@bookgrove/contract';
import { clipartShape } from '@bookgrove/contract/clipart';
import { STORY_LIMITS, type Scene, type SceneElement } from '@bookgrove/contract/stories';
import { lazy, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { COLOR_NAMES } from '../../../shared/art/designLabels.ts';
import { useClipartWords } from '../clipart.ts';
import { freeId, resized, turned, type NewElement, type Tool } from '../scene.ts';
import { nameOf } from '../labels.ts';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { BackgroundChoices, Shapes } from './PictureChoices.tsx';
import { SkinTones } from './SkinTones.tsx';
import styles from './Tools.module.css';

const PictureBank = lazy(() => import('./PictureBank.tsx'));

/** The colours of the palette; built-in pictures can take them too. */
const PALETTE: DesignColor[] = ['clay', 'sun', 'leaf', 'sea', 'plum', 'berry', 'brown', 'ink', 'white'];

/** The tools for a page's picture. */
export function PictureTools({
  scene,
  story,
  tool,
  onTool,
  chosen,
  onChoose,
  onChange,
}: {
  scene: Scene;
  story: string;
  tool: Tool;
  onTool: (tool: Tool) => void;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onChange: (scene: Scene, mark?: string) => void;
}) {
  const [open, setOpen] = useState<'bank' | 'shapes' | 'ground' | null>(null);
  const dispatch = useDispatch();
  const named = useClipartWords(scene);
  const element = scene.elements.find(({ id }) => id === chosen);
  const put = (change: Partial<SceneElement>) =>
    onChange({
      ...scene,
      elements: scene.elements.map((one) =>
        one.id === chosen ? ({ ...one, ...change } as SceneElement) : one,
      ),
    });
  const add = (made: NewElement) => {
    setOpen(null);
    if (scene.elements.length >= STORY_LIMITS.elements) {
      dispatch(showToast('warn', t('This page is full. Take something away first.')));
      return;
    }
    const id = freeId(scene);
    onChange({ ...scene, elements: [...scene.elements, { ...made, id }] });
    onTool({ ...tool, name: 'move' });
    onChoose(id);
  };
  const color = (name: DesignColor) => {
    onTool({ ...tool, color: name, ink: DESIGN_COLORS[name] });
    if (element && element.kind !== 'picture') put({ color: name });
  };
  return (
    <div className={styles['tools']}>
      <div className={styles['row']} role="group" aria-label={t('Tools')}>
        <Pick
          on={tool.name === 'move'}
          icon="M4 4l7 16l2-7l7-2Z"
          label={t('Move')}
          onPick={() => onTool({ ...tool, name: 'move' })}
        />
        <Pick
          on={tool.name === 'paint'}
          icon="M4 20c0-3 1-5 4-5c2 0 3 2 2 4c-1 1-3 2-6 1ZM10 15L20 4"
          label={t('Paint')}
          onPick={() => {
            onChoose(null);
            onTool({ ...tool, name: 'paint' });
          }}
        />
        <Pick
          on={tool.name === 'rub'}
          icon="M4 15l9-9l7 7l-6 6H8ZM9 10l7 7"
          label={t('Rub out')}
          onPick={() => {
            onChoose(null);
            onTool({ ...tool, name: 'rub' });
          }}
        />
        <Pick
          on={false}
          icon="M4 5h16v14H4ZM4 16l5-5l4 4l3-3l4 4"
          label={t('Picture')}
          onPick={() => setOpen('bank')}
        />
        <Pick
          on={false}
          icon="M4 12h8v8H4ZM16 3.500a4 4 0 1 0 0 8a4 4 0 0 0 0-8"
          label={t('Shapes')}
          onPick={() => setOpen('shapes')}
        />
        <Pick
          on={false}
          icon="M4 20h16M4 16c4-5 7-5 10 0c2-3 4-3 6 0"
          label={t('Background')}
          onPick={() => setOpen('ground')}
        />
      </div>
      <div className={styles['colors']} role="group" aria-label={t('Colours')}>
        {PALETTE.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={t(COLOR_NAMES[name])}
            title={t(COLOR_NAMES[name])}
            aria-pressed={tool.color === name}
            style={{ backgroundColor: DESIGN_COLORS[name] }}
            onClick={() => color(name)}
          />
        ))}
        {tool.name === 'paint' && (
          <label className={styles['thick']}>
            {t('Thickness')}
            <input
              type="range"
              min={4}
              max={48}
              step={4}
              value={tool.width}
              onChange={({ target }) => onTool({ ...tool, width: Number(target.value) })}
            />
          </label>
        )}
      </div>
      {element && (
        <div className={styles['chosen']} role="group" aria-label={nameOf(element, named)}>
          <b>{nameOf(element, named)}</b>
          <Button onClick={() => put(resized(element, 1.2))}>{t('Bigger')}</Button>
          <Button onClick={() => put(resized(element, 0.83))}>{t('Smaller')}</Button>
          {element.kind !== 'stroke' && <Button onClick={() => put(turned(element))}>{t('Turn')}</Button>}
          {element.kind === 'clipart' && element.color !== null && (
            <Button onClick={() => put({ color: null })}>{t('Its own colours')}</Button>
          )}
          {element.kind === 'clipart' && clipartShape(element.clipart)?.skins && (
            <SkinTones chosen={element.skin} onChoose={(skin) => put({ skin })} />
          )}
          <Button
            onClick={() =>
              onChange({ ...scene, elements: [...scene.elements.filter(({ id }) => id !== chosen), element] })
            }
          >
            {t('To the front')}
          </Button>
          <IconButton
            icon="close"
            label={t('Take away: {name}', { name: nameOf(element, named) })}
            onClick={() => {
              onChoose(null);
              onChange({ ...scene, elements: scene.elements.filter(({ id }) => id !== chosen) });
            }}
          />
        </div>
      )}
      <Dialog open={open === 'bank'} shape="wide" title={t('Choose a picture')} onClose={() => setOpen(null)}>
        {open === 'bank' && (
          <Suspense fallback={<SkeletonLine height={320} />}>
            <PictureBank story={story} onAdd={add} color={tool.color} />
          </Suspense>
        )}
      </Dialog>
      <Dialog open={open === 'shapes'} shape="wide" title={t('Choose a shape')} onClose={() => setOpen(null)}>
        <Shapes onAdd={add} color={tool.color} />
      </Dialog>
      <Dialog open={open === 'ground'} shape="wide" title={t('Background')} onClose={() => setOpen(null)}>
        <BackgroundChoices scene={scene} onChange={onChange} />
      </Dialog>
    </div>
  );
}

function Pick({ on, icon, label, onPick }: { on: boolean; icon: string; label: string; onPick: () => void }) {
  return (
    <button type="button" className={styles['tool']} aria-pressed={on} onClick={onPick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      {label}
    </button>
  );
}
