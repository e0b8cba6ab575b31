import 'konva/lib/shapes/Image.js';
import 'konva/lib/shapes/Path.js';
import 'konva/lib/shapes/Rect.js';
import {
  DESIGN_COLORS,
  DESIGN_SIZES,
  type DesignBody,
  type DesignElement,
  type DesignSize,
  type PictureElement,
  type TextElement,
} from '@bookgrove/contract';
import type Konva from 'konva/lib/Core.js';
import { Text as KonvaText } from 'konva/lib/shapes/Text.js';
import { useEffect, useMemo, useState, type ReactNode, type Ref } from 'react';
import { Group, Image, Layer, Path, Rect, Text } from 'react-konva/lib/ReactKonvaCore.js';
import { useGetDesignPictureQuery } from '../api.ts';
import { patternOf, SHAPES, STICKERS } from '@bookgrove/contract/art';
import { FONTS } from '../fonts.ts';
import { directionOf } from '../model.ts';

const TONES = { w: DESIGN_COLORS.white, k: DESIGN_COLORS.ink };

/** The layer that contains only the drawing; exports render this layer. */
export function Drawing({
  body,
  size,
  layer,
  group,
}: {
  body: DesignBody;
  size: DesignSize;
  layer?: Ref<Konva.Layer>;
  /** Props for an element's group that make it interactive; without it the drawing is static. */
  group?: (element: DesignElement) => Partial<Konva.NodeConfig> & Record<string, unknown>;
}) {
  const { width, height } = DESIGN_SIZES[size];
  const { color, pattern, second } = body.ground;
  const parts = useMemo(() => patternOf(pattern, width, height), [pattern, width, height]);
  return (
    <Layer {...(layer && { ref: layer })} listening={group !== undefined}>
      <Group clipX={0} clipY={0} clipWidth={width} clipHeight={height}>
        <Rect
          name="ground"
          preventDefault={false}
          width={width}
          height={height}
          fill={DESIGN_COLORS[color]}
        />
        {parts.map(({ d, opacity, stroke }, index) => (
          <Path
            key={index}
            data={d}
            opacity={opacity}
            listening={false}
            {...(stroke
              ? { stroke: DESIGN_COLORS[second], strokeWidth: stroke, lineCap: 'round' as const }
              : { fill: DESIGN_COLORS[second] })}
          />
        ))}
        {body.elements.map((element) => (
          <Group
            key={element.id}
            id={element.id}
            x={element.x}
            y={element.y}
            offsetX={element.w / 2}
            offsetY={element.h / 2}
            width={element.w}
            height={element.h}
            rotation={element.turn}
            {...group?.(element)}
          >
            {drawn(element)}
          </Group>
        ))}
      </Group>
    </Layer>
  );
}

function drawn(element: DesignElement): ReactNode {
  switch (element.kind) {
    case 'text':
      return <Words element={element} />;
    case 'shape':
      return (
        <Path
          data={SHAPES[element.shape].d}
          scaleX={element.w / 100}
          scaleY={element.h / 100}
          fill={DESIGN_COLORS[element.color]}
        />
      );
    case 'sticker':
      return (
        <>
          <Rect width={element.w} height={element.h} />
          {STICKERS[element.sticker].parts.map(([tone, d], index) => (
            <Path
              key={index}
              data={d}
              scaleX={element.w / 64}
              scaleY={element.h / 64}
              fill={
                tone === 'a'
                  ? DESIGN_COLORS[element.color]
                  : tone === 'b'
                    ? DESIGN_COLORS[element.second]
                    : TONES[tone]
              }
            />
          ))}
        </>
      );
    case 'picture':
      return <OwnPicture element={element} />;
  }
}

/** A vertically centred text. Text that does not fit is still drawn, where Konva would omit lines. */
function Words({ element }: { element: TextElement }) {
  const { text, w, h, size, font, bold, align, color } = element;
  const letters = {
    text,
    width: w,
    align: alignOf(align, directionOf(text)),
    direction: directionOf(text),
    fontFamily: FONTS[font].family,
    fontStyle: bold ? FONTS[font].bold : FONTS[font].plain,
    fontSize: size,
    lineHeight: 1.08,
  };
  const high = Math.max(h, new KonvaText(letters).height());
  return (
    <Text
      {...letters}
      y={(h - high) / 2}
      height={high + 1}
      verticalAlign="middle"
      fill={DESIGN_COLORS[color]}
    />
  );
}

const alignOf = (align: 'start' | 'center' | 'end', direction: 'ltr' | 'rtl'): string =>
  align === 'center' ? 'center' : (align === 'start') === (direction === 'ltr') ? 'left' : 'right';

/** A picture of the user; an empty frame while it loads, and permanently if it was deleted. */
function OwnPicture({ element }: { element: PictureElement }) {
  const { data, isError } = useGetDesignPictureQuery(element.picture);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    if (!data) return;
    const loaded = new window.Image();
    loaded.onload = () => setImage(loaded);
    loaded.src = data.picture;
    return () => {
      loaded.onload = null;
    };
  }, [data]);
  if (!image)
    return (
      <Rect
        {...(!isError && { name: 'waiting' })}
        width={element.w}
        height={element.h}
        fill={DESIGN_COLORS.mist}
        stroke={DESIGN_COLORS.stone}
        dash={[12, 10]}
        strokeWidth={3}
      />
    );
  return <Image image={image} width={element.w} height={element.h} />;
}
