import { drawingOf } from '@bookgrove/contract';
import { Art } from './Art.tsx';
import styles from './Avatar.module.css';

interface AvatarProps {
  person: { id: string; avatar: string | null };
  /** Side in px. */
  size: number;
  round?: boolean;
}

/** A person's picture, or a drawn animal. The name is always beside it, so it has no text alternative. */
export function Avatar({ person, size, round = false }: AvatarProps) {
  const drawing = drawingOf(person);
  return (
    <span
      className={round ? `${styles['avatar']} ${styles['round']}` : styles['avatar']}
      style={{ inlineSize: size, blockSize: size }}
    >
      {drawing ? (
        <Art file="animals" name={drawing} viewBox="0 0 48 48" />
      ) : (
        <img src={person.avatar ?? ''} alt="" width={size} height={size} />
      )}
    </span>
  );
}

const TINTS = 6;

/** Initials on a soft background, for adults in tables. */
export function Initials({ id, first, last }: { id: string; first: string; last: string }) {
  const tint = ([...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS) + 1;
  return (
    <span
      className={styles['initials']}
      style={{ backgroundColor: `var(--tint-${tint})` }}
      aria-hidden="true"
    >
      {(first[0] ?? '') + (last[0] ?? '')}
    </span>
  );
}
