/** A QR code from its modules: `path` has the dark ones in a box of `size`. The margin that readers need is around it. */
export const QrCode = ({
  code: { size, path },
  label,
}: {
  code: { size: number; path: string };
  label: string;
}) => (
  <svg
    viewBox={`-2 -2 ${size + 4} ${size + 4}`}
    width="144"
    height="144"
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <path d={path} fill="currentColor" />
  </svg>
);
