/** Runs a step of the demo shop unless it is recorded as completed. */
export type ShopStep = (name: string, work: () => Promise<void>) => Promise<void>;
