/**
 * The picture of a mode. Built-in drawings are used by reference, so that they take the school's colours;
 * uploaded pictures are shown unchanged.
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
