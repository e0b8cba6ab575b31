import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { LiveChanged } from '../contract.ts';
import { LiveLessons, type LiveTime } from './live-lessons.ts';
import { LiveLetters } from './live-letters.ts';

interface Told {
  time: LiveTime;
  recipients: Awaited<ReturnType<LiveLetters['recipients']>>;
}

/** Tells those who would come that a lesson, or one of its times, was moved or cancelled. */
@Injectable()
@Consumes(LiveChanged, { name: 'learning.tell-live-changed', queue: 'emails' })
export class TellWhenLiveChanged implements Consumer<LiveChanged, Told | null> {
  constructor(
    private readonly letters: LiveLetters,
    private readonly live: LiveLessons,
  ) {}

  async prepare({ lesson_id, time_id }: LiveChanged): Promise<Told | null> {
    const now = this.live.now();
    const times = await this.live.ofLesson(lesson_id, null);
    const time =
      times.find(({ id }) => id === time_id) ??
      (time_id === null ? times.find(({ starts_at }) => starts_at > now) : undefined);
    return time ? { time, recipients: await this.letters.recipients(time) } : null;
  }

  async handle({ lesson_id, change, sequence }: LiveChanged, tx: Tx, told: Told | null): Promise<void> {
    if (!told) return;
    const { time, recipients } = told;
    await this.letters.write(
      tx,
      'live-changed',
      time,
      recipients,
      {
        title: time.title,
        starts_at: time.starts_at.toISOString(),
        time_zone: time.time_zone,
        change,
        reason: time.reason,
      },
      `live:${currentTenantId()}:${lesson_id}:${sequence}`,
    );
  }
}
