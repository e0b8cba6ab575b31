import { clipartIn, lineOf, marksOf } from '@bookgrove/contract/art';
import { SCENE_SIZE, STORY_LIMITS, type Scene, type SceneElement } from '@bookgrove/contract/stories';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { useClipart, useClipartWords } from '../clipart.ts';
import { nameOf } from '../labels.ts';
import { Inks, VIEW } from './ScenePicture.tsx';
import { freeId, lineBox, thinned, type Tool } from '../scene.ts';
import styles from './Scene.module.css';

interface EditorProps {
  scene: Scene;
  story: string;
  tool: Tool;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** `mark`: changes with the same mark are undone together. */
  onChange: (scene: Scene, mark?: string) => void;
}

const { width, height } = SCENE_SIZE;
const STEP = 20;

/** The editor of a page's picture, which can be used by finger, mouse, or the keyboard alone. */
export function SceneEditor({ scene, story, tool, chosen, onChoose, onChange }: EditorProps) {
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<{ id: string; dx: number; dy: number; mark: string } | null>(null);
  const rubbing = useRef(false);
  const [line, setLine] = useState<number[] | null>(null);

  const at = (event: PointerEvent): [number, number] => {
    const box = svg.current!.getBoundingClientRect();
    return [
      Math.round(((event.clientX - box.left) / box.width) * width),
      Math.round(((event.clientY - box.top) / box.height) * height),
    ];
  };
  const put = (id: string, change: Partial<SceneElement>, mark?: string) =>
    onChange(
      {
        ...scene,
        elements: scene.elements.map((element) =>
          element.id === id ? ({ ...element, ...change } as SceneElement) : element,
        ),
      },
      mark,
    );
  const rub = (target: EventTarget | null) => {
    const id = (target as Element | null)?.closest('[data-element]')?.getAttribute('data-element');
    if (id) onChange({ ...scene, elements: scene.elements.filter((element) => element.id !== id) }, 'rub');
  };

  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const [x, y] = at(event);
    if (tool.name === 'paint') {
      svg.current?.setPointerCapture(event.pointerId);
      setLine([x, y]);
      return;
    }
    if (tool.name === 'rub') {
      rubbing.current = true;
      rub(event.target);
      return;
    }
    const id = (event.target as Element).closest('[data-element]')?.getAttribute('data-element') ?? null;
    onChoose(id);
    const element = scene.elements.find((one) => one.id === id);
    if (!id || !element || element.kind === 'stroke') return;
    svg.current?.setPointerCapture(event.pointerId);
    drag.current = { id, dx: x - element.x, dy: y - element.y, mark: `drag ${id} ${event.timeStamp}` };
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const [x, y] = at(event);
    if (line) {
      const [px = 0, py = 0] = line.slice(-2);
      if (Math.hypot(x - px, y - py) >= 5 && line.length + 2 <= STORY_LIMITS.points) setLine([...line, x, y]);
    } else if (rubbing.current) rub(document.elementFromPoint(event.clientX, event.clientY));
    else if (drag.current) {
      const { id, dx, dy, mark } = drag.current;
      put(id, { x: clamp(x - dx, width), y: clamp(y - dy, height) }, mark);
    }
  };
  const up = () => {
    if (line && scene.elements.length < STORY_LIMITS.elements)
      onChange({
        ...scene,
        elements: [
          ...scene.elements,
          { kind: 'stroke', id: freeId(scene), color: tool.color, width: tool.width, points: thinned(line) },
        ],
      });
    setLine(null);
    drag.current = null;
    rubbing.current = false;
  };
  const key = (event: KeyboardEvent, element: SceneElement) => {
    const { id } = element;
    const step = event.shiftKey ? 2 : STEP;
    const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
      event.key
    ];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onChoose(null);
      onChange({ ...scene, elements: scene.elements.filter((one) => one.id !== id) });
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(id === chosen ? null : id);
    } else if (way && element.kind !== 'stroke') {
      event.preventDefault();
      onChoose(id);
      put(id, { x: clamp(element.x + way[0]!, width), y: clamp(element.y + way[1]!, height) }, `key ${id}`);
    }
  };

  useClipart(clipartIn(scene));
  const named = useClipartWords(scene);
  const marks = marksOf(scene);
  return (
    <svg
      ref={svg}
      className={styles['canvas']}
      viewBox={VIEW}
      data-tool={tool.name}
      role="group"
      aria-label={t('Picture of this page. Arrow keys move what is chosen, Delete takes it away.')}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      {marks.map((mark) => {
        if (mark.id === null) return <Inks key="ground" mark={mark} story={story} />;
        const element = scene.elements.find(({ id }) => id === mark.id)!;
        const on = mark.id === chosen;
        return (
          <g
            key={mark.id}
            data-element={mark.id}
            role="button"
            tabIndex={0}
            aria-label={nameOf(element, named)}
            aria-pressed={on}
            className={styles['thing']}
            onKeyDown={(event) => key(event, element)}
          >
            <g transform={mark.transform || undefined}>
              <Inks mark={mark} story={story} />
            </g>
            {on && <Frame element={element} />}
          </g>
        );
      })}
      {line && (
        <path
          d={lineOf(line)}
          fill="none"
          stroke={tool.ink}
          strokeWidth={tool.width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

function Frame({ element }: { element: SceneElement }) {
  const box =
    element.kind === 'stroke'
      ? lineBox(element.points)
      : { x: element.x - element.w / 2, y: element.y - element.h / 2, w: element.w, h: element.h };
  const turn = element.kind === 'stroke' ? undefined : `rotate(${element.turn} ${element.x} ${element.y})`;
  return (
    <rect
      className={styles['frame']}
      x={box.x - 8}
      y={box.y - 8}
      width={box.w + 16}
      height={box.h + 16}
      rx="12"
      transform={turn}
    />
  );
}
