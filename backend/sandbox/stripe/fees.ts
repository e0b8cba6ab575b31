/** Fee of a charge by currency: basis points and a fixed part in minor units. */
const FEES: Readonly<Record<string, readonly [bps: number, fixed: number]>> = {
  gbp: [150, 20],
  eur: [150, 25],
  usd: [290, 30],
  inr: [300, 0],
  kes: [290, 30_00],
  jpy: [360, 0],
};

/** What Stripe keeps of a charge, in minor units. */
export const stripeFee = (amount: number, currency: string): number => {
  const [bps, fixed] = FEES[currency] ?? [290, 30];
  return Math.min(amount, Math.round((amount * bps) / 10_000) + fixed);
};

/** What a dispute costs, won or lost. */
export const DISPUTE_FEE: Readonly<Record<string, number>> = {
  gbp: 2000,
  eur: 2000,
  usd: 1500,
  inr: 1200_00,
};
