import 'konva/lib/shapes/Line.js';
import 'konva/lib/shapes/Transformer.js';
import { DESIGN_SIZES, type DesignElement, type DesignSize } from '@bookgrove/contract';
import type Konva from 'konva/lib/Core.js';
import type { Transformer as KonvaTransformer } from 'konva/lib/shapes/Transformer.js';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Layer, Line, Stage, Transformer } from 'react-konva/lib/ReactKonvaCore.js';
import { t } from '../../../i18n/index.ts';
import { changed, moved, snap, within, without, type Guide, type Step, type Work } from '../model.ts';
import { nameOf } from '../../../shared/art/designLabels.ts';
import styles from './Canvas.module.css';
import { Drawing } from './Drawing.tsx';
import { useFonts } from './Preview.tsx';

/** Media query for a canvas that stays in view above its fields: the same as in DesignPage.module.css. */
const BESIDE_FIELDS = '(width < 768px) and (min-height: 600px)';
const OF_TEXT = ['top-left', 'top-right', 'middle-left', 'middle-right', 'bottom-left', 'bottom-right'];

/** Selection frame: a dark line inside a light one, visible on every background. */
function drawFrame(context: Konva.Context, shape: Konva.Shape): void {
  for (const [color, thick] of [
    ['#ffffff', 5],
    ['#12233f', 2],
  ] as const) {
    context.beginPath();
    context.rect(0, 0, shape.width(), shape.height());
    context.moveTo(shape.width() / 2, 0);
    context.lineTo(shape.width() / 2, -50);
    context.setAttr('strokeStyle', color);
    context.setAttr('lineWidth', thick);
    context.stroke();
  }
}

/**
 * The editable page. Everything that can be done by dragging can also be done by keyboard here, and by the fields and
 * lists beside it.
 */
export function Canvas({
  work,
  size,
  step,
  layer,
}: {
  work: Work;
  size: DesignSize;
  step: Dispatch<Step>;
  layer: RefObject<Konva.Layer | null>;
}) {
  const { body, chosen } = work;
  const page = DESIGN_SIZES[size];
  const frame = useRef<HTMLDivElement>(null);
  const transformer = useRef<KonvaTransformer>(null);
  const [wide, setWide] = useState(0);
  const [guides, setGuides] = useState<Guide[]>([]);
  const help = useId();
  const ready = useFonts();

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      // On a phone the page stays in view above the fields and takes at most half of the screen.
      const share = window.matchMedia(BESIDE_FIELDS).matches ? 0.44 : 1;
      const high = share < 1 ? window.innerHeight * share : Math.max(300, window.innerHeight - 260);
      setWide(Math.min(element.clientWidth, (high * page.width) / page.height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [page.width, page.height]);

  useEffect(() => {
    const node = chosen ? layer.current?.findOne(`#${chosen}`) : null;
    transformer.current?.nodes(node ? [node] : []);
    transformer.current?.findOne<Konva.Shape>('.back')?.sceneFunc(drawFrame);
  }, [chosen, body, ready, wide, layer]);

  const scale = wide / page.width;
  const at = body.elements.findIndex(({ id }) => id === chosen);
  const element = body.elements[at];
  const move = (dx: number, dy: number) =>
    element &&
    step({
      do: 'change',
      mark: `move ${element.id}`,
      body: changed(body, element.id, {
        x: within(element.x + dx, -1000, 2500),
        y: within(element.y + dy, -1000, 2500),
      }),
    });

  const onKeyDown = (event: KeyboardEvent) => {
    const far = event.shiftKey ? 1 : 10;
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-far, 0],
      ArrowRight: [far, 0],
      ArrowUp: [0, -far],
      ArrowDown: [0, far],
    };
    const arrow = arrows[event.key];
    if (event.key === 'Tab') {
      // Tab goes through the elements and then leaves the canvas: no keyboard trap.
      const following = body.elements[at + (event.shiftKey ? -1 : 1)];
      if (!following || (event.shiftKey && at < 0)) return;
      step({ do: 'choose', id: following.id });
    } else if (arrow && element) move(...arrow);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && element)
      step({ do: 'change', body: without(body, element.id), choose: null });
    else if (event.key === 'Escape' && element) step({ do: 'choose', id: null });
    else if (event.key === ']' && element) step({ do: 'change', body: moved(body, element.id, 1) });
    else if (event.key === '[' && element) step({ do: 'change', body: moved(body, element.id, -1) });
    else return;
    event.preventDefault();
  };

  const touch = (one: DesignElement) => ({
    draggable: true,
    onMouseDown: () => step({ do: 'choose', id: one.id }),
    onTouchStart: () => step({ do: 'choose', id: one.id }),
    onDragMove: ({ target }: { target: Konva.Node }) => {
      const rest = snap(
        { ...one, x: target.x(), y: target.y() },
        body.elements.filter(({ id }) => id !== one.id),
        size,
      );
      target.position({ x: rest.x, y: rest.y });
      setGuides(rest.guides);
    },
    onDragEnd: ({ target }: { target: Konva.Node }) => {
      setGuides([]);
      step({
        do: 'change',
        body: changed(body, one.id, {
          x: within(target.x(), -1000, 2500),
          y: within(target.y(), -1000, 2500),
        }),
      });
    },
    onTransform: ({ target }: { target: Konva.Node }) => {
      // Texts are not stretched: a handle at the side changes the line width.
      if (one.kind !== 'text' || !/^middle/.test(transformer.current?.getActiveAnchor() ?? '')) return;
      const w = Math.max(4, target.width() * Math.abs(target.scaleX()));
      target.setAttrs({ scaleX: 1, scaleY: 1, width: w, offsetX: w / 2 });
      (target as Konva.Group).findOne('Text')?.width(w);
    },
    onTransformEnd: ({ target }: { target: Konva.Node }) => {
      const grown = Math.abs(target.scaleY());
      const w = within(target.width() * Math.abs(target.scaleX()), 4, 2500);
      const h = within(target.height() * grown, 4, 2500);
      target.scale({ x: 1, y: 1 });
      step({
        do: 'change',
        body: changed(body, one.id, {
          w,
          h,
          ...(one.kind === 'text' && { size: Math.round(within(one.size * grown, 10, 400)) }),
          x: within(target.x(), -1000, 2500),
          y: within(target.y(), -1000, 2500),
          turn: within(((target.rotation() + 540) % 360) - 180, -180, 180),
        }),
      });
    },
  });

  return (
    <div ref={frame} className={styles['frame']}>
      <div
        className={styles['page']}
        role="group"
        tabIndex={0}
        aria-label={t('Your page')}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        style={{ width: wide, height: wide * (page.height / page.width) }}
      >
        {ready && wide > 0 && (
          <Stage
            width={wide}
            height={page.height * scale}
            scaleX={scale}
            scaleY={scale}
            onMouseDown={({ target }) => target.name() === 'ground' && step({ do: 'choose', id: null })}
            onTap={({ target }) => target.name() === 'ground' && step({ do: 'choose', id: null })}
          >
            <Drawing body={body} size={size} layer={layer} group={touch} />
            <Layer>
              {guides.map(({ along, at: line }) => (
                <Line
                  key={`${along}${line}`}
                  points={along === 'x' ? [line, 0, line, page.height] : [0, line, page.width, line]}
                  stroke="#d6006c"
                  strokeWidth={2 / scale}
                  dash={[10, 8]}
                  listening={false}
                />
              ))}
              <Transformer
                ref={transformer}
                flipEnabled={false}
                {...(element?.kind === 'text' && { enabledAnchors: OF_TEXT })}
                rotationSnaps={[-90, 0, 90, 180]}
                anchorSize={18}
                anchorCornerRadius={9}
                anchorStroke="#12233f"
                borderStroke="#12233f"
                borderStrokeWidth={2}
                boundBoxFunc={(before, after) => (after.width < 8 || after.height < 8 ? before : after)}
              />
            </Layer>
          </Stage>
        )}
      </div>
      <p id={help} className={styles['help']}>
        {t(
          'Keys on the page: Tab goes from one thing to the next, arrows move it (with Shift a little), [ and ] put it behind or in front, Delete takes it away.',
        )}
      </p>
      <p className="sr" role="status">
        {element &&
          t('{name}, {number} of {count}', {
            name: nameOf(element),
            number: at + 1,
            count: body.elements.length,
          })}
      </p>
    </div>
  );
}
