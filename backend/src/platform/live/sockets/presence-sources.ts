import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { may, type Permission } from '@bookgrove/contract';
import { currentTenantKind, type Principal } from '../../context.ts';
import { markedProviders } from '../../discovery.ts';
import { AppError, invalidFields } from '../../errors.ts';

/** A place in which people are together, beside seeing each other: messages have more than presence. */
export interface SharedRoom {
  /** Somebody is there, came or left. May publish `PRESENCE_TOPIC` for what changes. */
  moved(principal: Principal, subject: string, how: 'came' | 'stays' | 'left'): Promise<void>;
  /** What this person is shown now; sent as `room`. */
  view(principal: Principal, subject: string): Promise<object>;
  /** Whether a piece of this person's sound is relayed to the others. */
  maySpeak(principal: Principal, subject: string): Promise<boolean>;
  /** Whether this person hears what is relayed. */
  mayHear(principal: Principal, subject: string): Promise<boolean>;
}

/** Knows who may see, on one kind of screen, which other people look at the same subject. */
export interface PresenceSource {
  /** With it the screen is a room. */
  readonly room?: SharedRoom;
  /** @throws AppError when this person may not see the subject */
  admit(principal: Principal, subject: string): Promise<void>;
  /** Names by id of people of the running tenant; unknown ones are left out. */
  names(ids: string[]): Promise<ReadonlyMap<string, string>>;
}

interface Purpose {
  name: string;
  permission: Permission;
}

const PURPOSE = Symbol('presence-purpose');

/** Shows on one kind of screen who looks at the same subject; those with the permission see it and are seen. */
export const ShowsPresence =
  (name: string, permission: Permission): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(PURPOSE, { name, permission } satisfies Purpose, target);

/** The presence sources of every area, by the name of their purpose. */
@Injectable()
export class PresenceSources implements OnModuleInit {
  private readonly sources = new Map<string, { permission: Permission; source: PresenceSource }>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { mark, instance } of markedProviders<Purpose, PresenceSource>(this.discovery, PURPOSE)) {
      if (this.sources.has(mark.name))
        throw new Error(`Two providers show the presence of purpose ${mark.name}`);
      this.sources.set(mark.name, { permission: mark.permission, source: instance });
    }
  }

  /**
   * The source of a purpose, for a person who may be present at the subject.
   * @throws AppError for an unknown purpose, without its permission, or when the subject is not for this person
   */
  async enter(purpose: string, principal: Principal, subject: string): Promise<PresenceSource> {
    const found = this.sources.get(purpose);
    if (!found) throw invalidFields({ purpose: [`There is no purpose "${purpose.slice(0, 64)}".`] });
    if (!may(principal.role, found.permission, currentTenantKind()))
      throw new AppError('forbidden', 'not_allowed', 'Your account is not allowed to do this.');
    await found.source.admit(principal, subject);
    return found.source;
  }
}
