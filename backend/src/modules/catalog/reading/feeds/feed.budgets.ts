import { budget } from '../../../../platform/http/budgets.ts';

/** Invalid feed keys from one address. */
export const FEED_KEY_ADDRESS_BUDGET = budget('feed-key-address', { points: 60, duration: 600 });

/** Files that one reader downloads through feeds. */
export const FEED_FILE_BUDGET = budget('feed-file', { points: 300, duration: 3_600 });
