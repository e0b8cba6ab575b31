import styles from './Skeleton.module.css';

/** Grey placeholder of a line of text; `width` in per cent. */
export function SkeletonLine({ width = 100, height = 18 }: { width?: number; height?: number }) {
  return <div className={styles['line']} style={{ inlineSize: `${width}%`, blockSize: height }} />;
}

/** Placeholder of a cover. */
export function SkeletonCover() {
  return <div className={styles['cover']} />;
}

/** Placeholders of book cards with the same geometry, so that the layout does not shift. */
export function SkeletonBooks({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <SkeletonCover />
          <div className={styles['first']}>
            <SkeletonLine />
          </div>
          <div className={styles['second']}>
            <SkeletonLine width={62} height={14} />
          </div>
        </div>
      ))}
    </div>
  );
}
