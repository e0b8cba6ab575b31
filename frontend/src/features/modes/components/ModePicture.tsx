/**
 * The picture of a mode. Drawings of ours are used by reference, so that they wear the school's colours; pictures
 * that somebody sent are shown as they are.
 */
export function ModePicture({ image, className }: { image: string | null; className?: string | undefined }) {
  if (image && !image.startsWith('/art/'))
    return <img src={image} alt="" className={className} loading="lazy" />;
  return (
    <svg viewBox="0 0 240 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <use href={`${image ?? '/art/mode-library.svg'}#art`} />
    </svg>
  );
}
