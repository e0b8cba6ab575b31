import { Art } from '../../ui/Art.tsx';
import { markOf, sceneOf } from './drawing.ts';
import styles from './Giving.module.css';

interface Drawn {
  slug: string;
  goals: readonly number[];
}

/** The picture of a charity or project: its own, or a drawing that suits what it is for. */
export function GivingCover({
  of: { slug, goals, cover, cover_alt: alt },
  className,
  eager = false,
}: {
  of: Drawn & { cover: string | null; cover_alt: string };
  className?: string | undefined;
  eager?: boolean;
}) {
  return cover ? (
    <img className={className} src={cover} alt={alt} loading={eager ? 'eager' : 'lazy'} />
  ) : (
    <Art
      file="giving"
      name={sceneOf(slug, goals)}
      viewBox="0 0 400 260"
      fit="xMidYMid slice"
      className={className}
    />
  );
}

/** The logo of a charity; decorative, its name stands beside it. */
export function CharityMark({
  of: { slug, goals, logo },
  className,
}: {
  of: Drawn & { logo: string | null };
  className?: string | undefined;
}) {
  const look = className ? `${styles['mark']} ${className}` : styles['mark'];
  return logo ? (
    <img className={look} src={logo} alt="" loading="lazy" />
  ) : (
    <Art file="giving" name={markOf(slug, goals)} viewBox="0 0 96 96" className={look} />
  );
}
