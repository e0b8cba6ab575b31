/**
 * The overview reads from the contracts of other modules and provides none: it owns no table, fires no event
 * and answers no query.
 */
export {};
