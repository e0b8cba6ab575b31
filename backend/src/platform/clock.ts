import { Injectable } from '@nestjs/common';

/** The only source of the current time for decisions, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
