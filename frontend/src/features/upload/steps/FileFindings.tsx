import type { IngestionFinding } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';

const PLACES_SHOWN = 3;

/** Findings of an accepted file, changed or to be checked: each kind once, with number and location. */
export function FileFindings({ findings }: { findings: IngestionFinding[] }) {
  const kinds = [...Map.groupBy(findings, ({ code }) => code).values()];
  return (
    <details open={kinds.length <= 3}>
      <summary>
        {t('{count, plural, one {# remark on the file} other {# remarks on the file}}', {
          count: kinds.length,
        })}
      </summary>
      <ul>
        {kinds.map((kind) => (
          <li key={kind[0]?.code}>
            {kind[0]?.message} <small className="soft">{placesOf(kind)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function placesOf(kind: IngestionFinding[]): string {
  const places = kind.map(({ place }) => place).filter(Boolean);
  const named = places.slice(0, PLACES_SHOWN).join(', ') + (places.length > PLACES_SHOWN ? ' …' : '');
  return kind.length === 1
    ? named
    : t('{count, plural, one {# place} other {# places}}: {places}', { count: kind.length, places: named });
}
