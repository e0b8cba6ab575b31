import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsDate, MaxDate } from 'class-validator';

/** How far the clock of a device may be ahead, in milliseconds: a day. */
const CLOCK_AHEAD_MS = 86_400_000;

/** A `client_time`: when something happened, by the clock of the reader's device. */
export const ClientTime = (): PropertyDecorator =>
  applyDecorators(
    Type(() => Date),
    IsDate({ message: 'client_time must be a time, e.g. 2026-11-20T10:00:00Z.' }),
    MaxDate(() => new Date(Date.now() + CLOCK_AHEAD_MS), { message: 'client_time lies in the future.' }),
  );
