import type { VersionKind } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';

/** What a book is called, and who it is by. */
interface Named {
  title: string;
  authors: string[];
}

const HOW: Record<VersionKind, string> = {
  translation: 'Translated from',
  level: 'Retold for other readers from',
  remix: 'Based on',
};

const called = ({ title, authors }: Named): string => `“${title}” by ${authors.join(', ')}. `;

/** How a version says what it stands on, e.g. `Based on “The fox” by Mia, Oak School. CC-BY-4.0.` */
export const creditOf = (how: VersionKind, book: Named, license: string): string =>
  `${HOW[how]} ${called(book)}${license}.`;

/**
 * Writes the lines anew that say what stands on this book, however far down its family: a name that a family took back goes
 * there too.
 * @returns the stories whose lines are others now
 */
export async function giveCreditAnew(tx: Tx, was: Named & { id: string }, now: Named): Promise<string[]> {
  const [old, fresh] = [called(was), called(now)];
  if (old === fresh) return [];
  const tenant_id = currentTenantId();
  const changed = await tx.$queryRaw<{ id: string }[]>`
    with recursive line as (
      select id, book_id from catalog.story where tenant_id = ${tenant_id}::uuid and from_id = ${was.id}::uuid
      union
      select s.id, s.book_id from line
      join catalog.story s on s.tenant_id = ${tenant_id}::uuid and s.from_id = line.book_id
    )
    update catalog.story s set credits = array(
      select replace(c.line, ${old}, ${fresh}) from unnest(s.credits) with ordinality as c (line, place) order by c.place)
    from line
    where s.tenant_id = ${tenant_id}::uuid and s.id = line.id
      and exists (select from unnest(s.credits) as c (line) where strpos(c.line, ${old}) > 0)
    returning s.id`;
  return changed.map(({ id }) => id).sort();
}
