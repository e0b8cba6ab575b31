/** Hue in degrees, saturation and lightness (0 to 1) of a colour such as `#17694a`. */
export function hslOf(color: string): [hue: number, saturation: number, lightness: number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [lightness, range] = [(most + least) / 2, most - least];
  if (range === 0) return [0, 0, lightness];
  const hue = most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [hue * 60, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const part = (shift: number): string => {
    const at = (shift + hue / 30) % 12;
    const value = lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** A shade of the chosen colour: as much lighter or darker than it as `shade` is than `main`. */
export function tinted(chosen: string, main: string, shade: string): string {
  const [hue, saturation, lightness] = hslOf(chosen);
  const step = hslOf(shade)[2] - hslOf(main)[2];
  return hexOf(hue, saturation, Math.min(0.97, Math.max(0.05, lightness + step)));
}
