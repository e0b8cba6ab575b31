import { Cover } from '../../../ui/Cover.tsx';

/** The cover of a book in a cart or an order, of which only the address of the picture is known. */
export function ItemCover({
  title,
  authors = [],
  image,
  sizes,
  className,
}: {
  title: string;
  authors?: string[];
  image: string | null;
  sizes: string;
  className?: string | undefined;
}) {
  return (
    <Cover
      decorative
      book={{ title, authors, cover: image ? { medium: image, color: 'var(--surface-2)' } : null }}
      sizes={sizes}
      className={className}
    />
  );
}
