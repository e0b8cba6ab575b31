/** This module asks the others and is asked by none: it owns no table, fires no event and answers no query. */
export {};
