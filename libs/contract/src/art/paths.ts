/**
 * Helpers that return the `d` of an SVG path. All paths run clockwise, so that overlapping ones do not cut
 * holes.
 */
export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-2 * rx)} 0z`;

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`
    : `M${round(x + r)} ${round(y)}h${round(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${round(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${round(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${round(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const polygon = (...points: number[]): string =>
  `${points.reduce((d, value, index) => `${d}${index === 0 ? 'M' : index % 2 ? ' ' : 'L'}${round(value)}`, '')}z`;

export function star(x: number, y: number, outer: number, inner: number, tips = 5): string {
  const points = Array.from({ length: tips * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = (Math.PI * index) / tips - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return polygon(...points.flat());
}

export const leaf = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y + h)}C${round(x - w)} ${round(y + h * 0.6)} ${round(x - w)} ${round(y + h * 0.2)} ${round(x)} ${round(y)}C${round(x + w)} ${round(y + h * 0.2)} ${round(x + w)} ${round(y + h * 0.6)} ${round(x)} ${round(y + h)}z`;

export const heart = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y + h)}C${round(x - w * 0.7)} ${round(y + h * 0.62)} ${round(x - w * 0.5)} ${round(y + h * 0.02)} ${round(x - w * 0.22)} ${round(y + h * 0.02)}C${round(x - w * 0.08)} ${round(y + h * 0.02)} ${round(x)} ${round(y + h * 0.12)} ${round(x)} ${round(y + h * 0.24)}C${round(x)} ${round(y + h * 0.12)} ${round(x + w * 0.08)} ${round(y + h * 0.02)} ${round(x + w * 0.22)} ${round(y + h * 0.02)}C${round(x + w * 0.5)} ${round(y + h * 0.02)} ${round(x + w * 0.7)} ${round(y + h * 0.62)} ${round(x)} ${round(y + h)}z`;

const round = (value: number): number => Math.round(value * 10) / 10;
