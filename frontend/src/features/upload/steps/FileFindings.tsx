import type { IngestionFinding } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';

const LOCATIONS_SHOWN = 3;

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
            {kind[0]?.message} <small className="soft">{locationsOf(kind)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function locationsOf(kind: IngestionFinding[]): string {
  const locations = kind.map(({ location }) => location).filter(Boolean);
  const named =
    locations.slice(0, LOCATIONS_SHOWN).join(', ') + (locations.length > LOCATIONS_SHOWN ? ' …' : '');
  return kind.length === 1
    ? named
    : t('{count, plural, one {# place} other {# places}}: {places}', { count: kind.length, places: named });
}
