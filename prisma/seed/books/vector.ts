import {
  clip,
  closePath,
  concatTransformationMatrix,
  drawSvgPath,
  endPath,
  LineCapStyle,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  type PDFOperator,
} from 'pdf-lib';
import { SaxesParser } from 'saxes';
import { type Art, HEIGHT, WIDTH } from './kit/index.ts';

type Attributes = Record<string, string>;
type Matrix = [number, number, number, number, number, number];

const number = (attributes: Attributes, name: string, fallback = 0): number =>
  Number(attributes[name] ?? fallback);

const colour = (hex: string | undefined): ReturnType<typeof rgb> | undefined => {
  if (!hex || hex === 'none') return undefined;
  const long = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const channel = (at: number): number => parseInt(long.slice(at, at + 2), 16) / 255;
  return rgb(channel(1), channel(3), channel(5));
};

/** The path data of a shape: ellipses become two arcs, round corners four. */
const pathOf = (name: string, a: Attributes): string | undefined => {
  if (name === 'path') return a['d'];
  if (name === 'circle' || name === 'ellipse') {
    const rx = number(a, name === 'circle' ? 'r' : 'rx');
    const ry = number(a, name === 'circle' ? 'r' : 'ry');
    const x = number(a, 'cx');
    const y = number(a, 'cy');
    return `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
  }
  if (name === 'rect') {
    const [x, y, w, h] = [number(a, 'x'), number(a, 'y'), number(a, 'width'), number(a, 'height')];
    const r = Math.min(number(a, 'rx'), w / 2, h / 2);
    if (!r) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
    const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${x + r} ${y}H${x + w - r}${arc(r, r)}V${y + h - r}${arc(-r, r)}H${x + r}${arc(-r, -r)}V${y + r}${arc(r, -r)}Z`;
  }
  return undefined;
};

/** The matrices of a `transform` attribute, outermost first. */
const matricesOf = (transform: string | undefined): Matrix[] =>
  [...(transform ?? '').matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)].flatMap(
    ([, kind, list = '']): Matrix[] => {
      const [p = 0, q, r] = list
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (kind === 'translate') return [[1, 0, 0, 1, p, q ?? 0]];
      if (kind === 'scale') return [[p, 0, 0, q ?? p, 0, 0]];
      const angle = (p * Math.PI) / 180;
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      return q === undefined ? [turn] : [[1, 0, 0, 1, q, r ?? 0], turn, [1, 0, 0, 1, -q, -(r ?? 0)]];
    },
  );

const FLIP: Matrix = [1, 0, 0, -1, 0, 0];

const shape = (name: string, attributes: Attributes): PDFOperator[] => {
  const data = pathOf(name, attributes);
  if (data === undefined) return [];
  const fill = colour(attributes['fill'] ?? (attributes['stroke'] ? 'none' : '#000000'));
  const stroke = colour(attributes['stroke']);
  const matrices = matricesOf(attributes['transform']);
  const dash = attributes['stroke-dasharray']?.split(/[\s,]+/).map(Number);
  return [
    pushGraphicsState(),
    ...matrices.map((matrix) => concatTransformationMatrix(...matrix)),
    // drawSvgPath flips the y axis itself: undone here, since the surrounding drawing counts downwards
    // already.
    concatTransformationMatrix(...FLIP),
    ...drawSvgPath(data, {
      x: 0,
      y: 0,
      scale: 1,
      color: fill,
      borderColor: stroke,
      borderWidth: stroke ? number(attributes, 'stroke-width', 1) : 0,
      ...(attributes['stroke-linecap'] === 'round' ? { borderLineCap: LineCapStyle.Round } : {}),
      ...(dash ? { borderDashArray: dash } : {}),
    }),
    popGraphicsState(),
  ];
};

/**
 * PDF operators that draw a picture with its lower left corner at (x, y), `width` points wide.
 * Clip paths and filters of SVG are not supported: pictures for PDF do not use them.
 */
export const drawArt = (art: Art, x: number, y: number, width: number): PDFOperator[] => {
  const scale = width / WIDTH;
  const operators: PDFOperator[] = [
    pushGraphicsState(),
    moveTo(x, y),
    lineTo(x + width, y),
    lineTo(x + width, y + HEIGHT * scale),
    lineTo(x, y + HEIGHT * scale),
    closePath(),
    clip(),
    endPath(),
    concatTransformationMatrix(scale, 0, 0, -scale, x, y + HEIGHT * scale),
  ];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'g') return void operators.push(...shape(name, attributes));
    operators.push(
      pushGraphicsState(),
      ...matricesOf(attributes['transform']).map((m) => concatTransformationMatrix(...m)),
    );
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'g') operators.push(popGraphicsState());
  });
  parser.write(`<svg>${art}</svg>`).close();
  operators.push(popGraphicsState());
  return operators;
};
