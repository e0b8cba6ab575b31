import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './ExperimentLog.module.css';

const COLOURS = [
  { name: 'Black', value: '#17211c' },
  { name: 'Green', value: '#17694a' },
  { name: 'Blue', value: '#1f5fa8' },
  { name: 'Red', value: '#b3261e' },
  { name: 'Yellow', value: '#e0a100' },
];
const [WIDTH, HEIGHT] = [720, 420];

/** Drawing area for touch, pen or mouse. `onChange` gets the drawing as Base64, or null when it is empty. */
export function Drawing({ onChange }: { onChange: (base64: string | null) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [colour, setColour] = useState(COLOURS[0]!.value);
  const last = useRef<[number, number] | null>(null);
  const clear = () => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
  };
  useEffect(clear, []);
  const at = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const box = canvas.current!.getBoundingClientRect();
    return [((clientX - box.left) * WIDTH) / box.width, ((clientY - box.top) * HEIGHT) / box.height];
  };
  const draw = (event: PointerEvent) => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !last.current) return;
    const next = at(event);
    pen.strokeStyle = colour;
    pen.lineWidth = 6;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(...last.current);
    pen.lineTo(...next);
    pen.stroke();
    last.current = next;
  };
  const lift = () => {
    if (!last.current) return;
    last.current = null;
    onChange(canvas.current?.toDataURL('image/png').split(',')[1] ?? null);
  };
  return (
    <fieldset className={styles['drawing']}>
      <legend>{t('Draw it, if you like')}</legend>
      <div className={styles['pens']}>
        {COLOURS.map(({ name, value }) => (
          <label key={value} style={{ '--pen': value } as React.CSSProperties}>
            <input
              type="radio"
              name="pen"
              aria-label={t(name)}
              checked={colour === value}
              onChange={() => setColour(value)}
            />
          </label>
        ))}
        <Button
          size="sm"
          onClick={() => {
            clear();
            onChange(null);
          }}
        >
          {t('Wipe it clean')}
        </Button>
      </div>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={t('Your drawing')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = at(event);
          draw(event);
        }}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
    </fieldset>
  );
}
