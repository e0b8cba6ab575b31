import type { BookContent } from '../../api/types.ts';

/** Whether a book of flowing text brings fonts of its own, from its publication manifest. */
export function bringsFonts({ format, layout, manifest }: BookContent): boolean {
  const { resources } = manifest as { resources?: { type?: string }[] };
  return (
    format === 'epub' &&
    layout === 'reflowable' &&
    (resources ?? []).some(({ type }) => type?.startsWith('font/') === true)
  );
}
