/** A file that cannot be read as a list; the message says why, in which line, and what to do. */
export class UnreadableList extends Error {}
