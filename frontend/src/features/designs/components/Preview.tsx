import { DESIGN_SIZES, type DesignBody, type DesignSize } from '@bookgrove/contract';
import type Konva from 'konva/lib/Core.js';
import { memo, useEffect, useState, type Ref } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore.js';
import { loadFonts } from '../fonts.ts';
import { Drawing } from './Drawing.tsx';

/** A small rendering of a design. Decorative: the name is beside it. */
export const Preview = memo(function Preview({
  body,
  size,
  high,
  layer,
}: {
  body: DesignBody;
  size: DesignSize;
  high: number;
  layer?: Ref<Konva.Layer>;
}) {
  const { width, height } = DESIGN_SIZES[size];
  const scale = high / height;
  const ready = useFonts();
  return (
    <span aria-hidden="true" style={{ display: 'block', height: high, width: width * scale }}>
      {ready && (
        <Stage width={width * scale} height={high} scaleX={scale} scaleY={scale} listening={false}>
          <Drawing body={body} size={size} {...(layer && { layer })} />
        </Stage>
      )}
    </span>
  );
});

/** Whether the fonts for drawing have loaded. */
export function useFonts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    void loadFonts().then(() => here && setReady(true));
    return () => {
      here = false;
    };
  }, []);
  return ready;
}
