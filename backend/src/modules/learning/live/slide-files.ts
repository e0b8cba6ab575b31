import type { QueryBus } from '@nestjs/cqrs';
import { GetResourcePages } from '../../content/contract.ts';
import type { LiveSlide } from './live-lessons.ts';

/**
 * What is wrong with slides that show a page of a PDF, by member; empty when nothing is.
 * @param kept slides of the stored plan: their PDFs stay, also when another person has chosen them
 */
export async function wrongSlides(
  queries: QueryBus,
  slides: readonly LiveSlide[],
  kept: readonly LiveSlide[] = [],
): Promise<Record<string, string[]>> {
  const known = new Set(kept.map(({ resource_id }) => resource_id));
  const named = [...new Set(slides.flatMap(({ resource_id }) => resource_id ?? []))];
  const [own, before] = await Promise.all([
    queries.execute(new GetResourcePages(named, 'requester')),
    queries.execute(
      new GetResourcePages(
        named.filter((id) => known.has(id)),
        'place',
      ),
    ),
  ]);
  const pages = new Map([...own, ...before].map(({ id, pictures }) => [id, pictures.length]));
  return Object.fromEntries(
    slides.flatMap(({ resource_id, page }, at) => {
      if (!resource_id && !page) return [];
      if (!resource_id || !pages.has(resource_id))
        return [[`slides.${at}.resource_id`, ['Choose a PDF of the resources that was checked.']]];
      if (!page || page > pages.get(resource_id)!)
        return [[`slides.${at}.page`, ['Choose a page of the PDF.']]];
      return [];
    }),
  );
}
