import { budget } from '../http/budgets.ts';

/**
 * Live streams that one person opens: a page opens one, and another when it was interrupted or follows something else. Every page of
 * a signed-in person has one for the bell, and a browser may open many pages at once.
 */
export const LIVE_STREAM_BUDGET = budget('live-stream', { points: 600, duration: 60 });

/** Tickets for WebSockets that one person asks for. */
export const LIVE_TICKET_BUDGET = budget('live-ticket', { points: 60, duration: 60 });

/** Attempts to open a WebSocket from one IP address of a school that were refused. */
export const LIVE_SOCKET_MISS_BUDGET = budget('live-socket-miss', { points: 60, duration: 60 });
