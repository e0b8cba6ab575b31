import { Header } from '@nestjs/common';

/** `Cache-Control` of a response that is for its requester alone: no cache stores it. */
export const PRIVATE = 'private, no-store';

/** Marks the responses of a route as private to the requester: no browser, proxy or shared cache stores them. */
export const PrivateResponse = (): MethodDecorator => Header('cache-control', PRIVATE);
