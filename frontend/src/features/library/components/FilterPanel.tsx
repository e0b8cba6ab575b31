import { Link } from 'react-router-dom';
import { useBookFacets } from '../../../api/books.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { GROUPS, valueName } from '../../../shared/books/facetLabels.ts';
import {
  filtersFrom,
  NARROWING,
  valuesOf,
  withoutFilters,
  withValue,
  type Narrowing,
} from '../../../shared/books/filters.ts';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  params: URLSearchParams;
  /** Closes the panel where it covers the books. */
  onDone?: () => void;
}

interface Choice {
  facet: Narrowing;
  value: string;
  count: number;
  chosen: boolean;
}

/**
 * All filters, with the number of books for each choice. Each choice is a link, so that the address holds the state:
 * Back undoes it, and it can be shared.
 */
export default function FilterPanel({ params, onDone }: FilterPanelProps) {
  const query = useBookFacets(filtersFrom(params));
  const any = NARROWING.some((name) => valuesOf(params, name).length > 0);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={100} height={320} />}
      failed={t('The filters did not load')}
    >
      {(facets) => (
        <div className={styles['panel']}>
          {GROUPS.map(({ name, facets: names, open }) => {
            const choices = names.flatMap((facet) => choicesOf(params, facet, facets[facet]));
            const chosen = choices.some((choice) => choice.chosen);
            if (choices.length === 0) return null;
            return (
              <details key={name} open={open || chosen || undefined}>
                <summary>
                  {t(name)}
                  <Icon name="down" />
                </summary>
                <ul>
                  {choices.map((choice) => (
                    <li key={`${choice.facet} ${choice.value}`}>
                      <ChoiceLink params={params} choice={choice} />
                    </li>
                  ))}
                </ul>
              </details>
            );
          })}
          <p className={styles['end']}>
            {onDone && (
              <Button tone="main" size="lg" onClick={onDone}>
                {t('Show {count, plural, one {# book} other {# books}}', { count: facets.count })}
              </Button>
            )}
            {any && (
              <Link to={withoutFilters(params)} preventScrollReset>
                {t('Clear filters')}
              </Link>
            )}
          </p>
        </div>
      )}
    </QueryView>
  );
}

/** The available choices, and selected ones without any books, so that they can be removed. */
function choicesOf(
  params: URLSearchParams,
  facet: Narrowing,
  values: { value: string; count: number }[],
): Choice[] {
  const set = valuesOf(params, facet);
  const gone = set.filter((value) => !values.some((known) => known.value === value));
  const all = [...values, ...gone.map((value) => ({ value, count: 0 }))];
  if (facet === 'level' || facet === 'goal')
    all.sort((one, other) => Number(one.value) - Number(other.value));
  return all.map(({ value, count }) => ({ facet, value, count, chosen: set.includes(value) }));
}

function ChoiceLink({
  params,
  choice: { facet, value, count, chosen },
}: {
  params: URLSearchParams;
  choice: Choice;
}) {
  return (
    <Link
      className={styles['choice']}
      to={withValue(params, facet, value)}
      aria-current={chosen ? 'true' : undefined}
      preventScrollReset
    >
      <span className={styles['box']} aria-hidden="true">
        {chosen && <Icon name="check" />}
      </span>
      <bdi>{valueName(facet, value)}</bdi>
      <span className="num">{formatNumber(count)}</span>
    </Link>
  );
}
