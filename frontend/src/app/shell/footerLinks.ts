import type { AreaFooter, FooterColumn, PlacedFooterLink } from '../area.ts';
import { allFooter } from '../areas/footer.generated.ts';

/** The declared links of the footer for this viewer, by column, in order. */
export function footerLinks(
  viewer: Parameters<AreaFooter>[0],
  declared: AreaFooter[] = allFooter,
): Record<FooterColumn, PlacedFooterLink[]> {
  const links = declared.flatMap((own) => own(viewer)).filter((link) => !!link);
  const of = (column: FooterColumn): PlacedFooterLink[] =>
    links.filter((link) => link.column === column).sort((a, b) => a.order - b.order);
  return {
    books: of('books'),
    give: of('give'),
    about: of('about'),
    account: of('account'),
    legal: of('legal'),
  };
}
