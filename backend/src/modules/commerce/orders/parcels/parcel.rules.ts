export const PARCEL_STATUSES = [
  'pending',
  'packed',
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'delayed',
  'attempt_failed',
  'lost',
  'returned',
  'cancelled',
] as const;
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];

/**
 * The state machine: the statuses that follow each one. Everything that is not listed is refused. On its way a parcel may
 * skip steps forward, since not every carrier reports all of them; a parcel is on its way only once it was `shipped`.
 */
const NEXT: Readonly<Record<ParcelStatus, readonly ParcelStatus[]>> = {
  pending: ['packed', 'shipped', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['in_transit', 'out_for_delivery', 'delivered', 'delayed'],
  in_transit: ['out_for_delivery', 'delivered', 'delayed', 'lost'],
  out_for_delivery: ['delivered', 'attempt_failed'],
  delivered: ['returned'],
  delayed: ['in_transit', 'out_for_delivery', 'delivered', 'lost'],
  attempt_failed: ['out_for_delivery', 'delivered', 'returned'],
  lost: [],
  returned: [],
  cancelled: [],
};

/** The statuses to which a parcel can go from this one. */
export const nextOfParcel = (status: ParcelStatus): readonly ParcelStatus[] => NEXT[status];

export const canMoveParcel = (from: ParcelStatus, to: ParcelStatus): boolean => NEXT[from].includes(to);

/** What is in such a parcel will not reach the buyer: it can be sent again. */
const GONE: readonly ParcelStatus[] = ['lost', 'returned', 'cancelled'];

/** A move that staff must give a reason for; the buyer reads it. */
export const needsReason = (to: ParcelStatus): boolean =>
  ['delayed', 'attempt_failed', 'lost', 'returned', 'cancelled'].includes(to);

/** A line of an order, for its parcels. */
interface SentLine {
  id: string;
  kind: string;
  quantity: number;
  /** Minor units. */
  total: number;
  refunded: number;
}
interface ParcelContent {
  status: ParcelStatus;
  lines: readonly { line_id: string; quantity: number }[];
}

/** Copies of a line that parcels in these statuses have. */
const copiesIn = (
  parcels: readonly ParcelContent[],
  lineId: string,
  counts: (status: ParcelStatus) => boolean,
): number =>
  parcels
    .filter(({ status }) => counts(status))
    .flatMap(({ lines }) => lines.filter(({ line_id }) => line_id === lineId))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Copies of each printed line that no parcel has; nothing of a line that was paid back whole. */
export const leftToSend = (
  lines: readonly SentLine[],
  parcels: readonly ParcelContent[],
): { line_id: string; quantity: number }[] =>
  lines
    .filter(({ kind, total, refunded }) => kind === 'print' && (refunded < total || total === 0))
    .map(({ id, quantity }) => ({
      line_id: id,
      quantity: quantity - copiesIn(parcels, id, (status) => !GONE.includes(status)),
    }))
    .filter(({ quantity }) => quantity > 0);

/** Whether every copy of a line has arrived. */
export const hasArrived = (
  line: Pick<SentLine, 'id' | 'quantity'>,
  parcels: readonly ParcelContent[],
): boolean => copiesIn(parcels, line.id, (status) => status === 'delivered') >= line.quantity;

/**
 * What a new parcel is to contain; without a wish all that is left.
 * @returns a sentence for a wish that cannot be sent
 */
export function contentOf(
  left: readonly { line_id: string; quantity: number }[],
  wanted: readonly { line_id: string; quantity: number }[] | null,
): { line_id: string; quantity: number }[] | string {
  if (left.length === 0) return 'Everything of this order is in a parcel already.';
  if (!wanted) return [...left];
  if (wanted.length === 0) return 'Put at least one book into the parcel.';
  for (const [index, { line_id, quantity }] of wanted.entries()) {
    if (wanted.findIndex((other) => other.line_id === line_id) !== index) return 'Name each line once.';
    const most = left.find((line) => line.line_id === line_id)?.quantity ?? 0;
    if (most === 0) return 'One of these lines has nothing that is left to send.';
    if (quantity > most) return `Only ${most} of a line ${most === 1 ? 'is' : 'are'} left to send.`;
  }
  return wanted.map(({ line_id, quantity }) => ({ line_id, quantity }));
}

/** Statuses of a parcel that is still at the school. */
const HERE: readonly ParcelStatus[] = ['pending', 'packed'];

/**
 * What a packing slip lists: the content of the parcel that is asked for, else the copies of each printed line that have not
 * left. An order of which everything has left is listed whole, so that its slip can be printed again.
 */
export function slipContent(
  lines: readonly SentLine[],
  parcels: readonly (ParcelContent & { id: string })[],
  parcelId: string | null,
): { line_id: string; quantity: number }[] {
  if (parcelId !== null)
    return parcels
      .filter(({ id }) => id === parcelId)
      .flatMap((parcel) => parcel.lines.map(({ line_id, quantity }) => ({ line_id, quantity })));
  const printed = lines.filter(
    ({ kind, total, refunded }) => kind === 'print' && (refunded < total || total === 0),
  );
  const left = (id: string) =>
    copiesIn(parcels, id, (status) => !HERE.includes(status) && !GONE.includes(status));
  const here = printed
    .map(({ id, quantity }) => ({ line_id: id, quantity: quantity - left(id) }))
    .filter(({ quantity }) => quantity > 0);
  return here.length > 0 ? here : printed.map(({ id, quantity }) => ({ line_id: id, quantity }));
}
