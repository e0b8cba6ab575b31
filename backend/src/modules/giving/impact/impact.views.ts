import type { ImpactCountKind } from '@bookgrove/contract';

/** Counts by kind. */
export class ImpactByKind implements Record<ImpactCountKind, number> {
  /** Books that were read to their end. */
  books_read!: number;
  /** Films of which somebody watched at least 80 %. */
  films_watched!: number;
  stories_published!: number;
  /** Books of others than the story editor that were published for the first time. */
  books_published!: number;
  donations!: number;
  challenges_done!: number;
}

/** Money raised in one currency, after refunds, in minor units. */
export class ImpactAmount {
  /** ISO 4217. */
  currency!: string;
  amount!: number;
}

/** What was achieved. */
export class ImpactCount {
  /** All kinds together, without money. */
  total_impacts!: number;
  by_kind!: ImpactByKind;
  /** Most raised first. */
  raised!: ImpactAmount[];
}

/** What a class achieved. */
export class ClassImpact extends ImpactCount {
  id!: string;
  name!: string;
}

/** What a person and their classes achieved. */
export class OwnImpact {
  me!: ImpactCount;
  classes!: ClassImpact[];
}

/** A month of a counter. */
export class ImpactMonth {
  /** `2026-11`, UTC. */
  month!: string;
  /**
   * Null where fewer than five people had a part in it, or where it would give such a month away. Of everyone: without such months of
   * a school.
   */
  value!: number | null;
}

/** What a counter consists of. */
export class ImpactRows {
  kind!: ImpactCountKind;
  total!: number;
  /** Oldest first. */
  months!: ImpactMonth[];
}
