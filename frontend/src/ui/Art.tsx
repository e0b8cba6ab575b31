/**
 * A drawing from one of the picture files under /art. It is used by reference, so it takes the school's
 * colours and adds nothing to the script. `viewBox` is the drawing's own.
 */
export function Art({
  file,
  name,
  viewBox,
  fit = 'xMidYMid meet',
  className,
}: {
  file:
    | 'hero'
    | 'libraries'
    | 'experiments'
    | 'categories'
    | 'shapes'
    | 'login'
    | 'animals'
    | 'states'
    | 'covers'
    | 'goals'
    | 'money'
    | 'giving'
    | 'pictures';
  name: string;
  viewBox: string;
  fit?: string;
  className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={fit} aria-hidden="true">
      <use href={`/art/${file}.svg#${name}`} />
    </svg>
  );
}
