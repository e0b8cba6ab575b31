import styles from './Skeleton.module.css';

/** Grey places of coming text; `width` in per cent. */
export function SkeletonLine({ width = 100, height = 18 }: { width?: number; height?: number }) {
  return <div className={styles['line']} style={{ inlineSize: `${width}%`, blockSize: height }} />;
}

/** The place of a cover. */
export function SkeletonCover() {
  return <div className={styles['cover']} />;
}

/** Book cards to come, with the geometry of the real ones so that nothing jumps. */
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
