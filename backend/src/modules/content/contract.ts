import { RESOURCE_DECISIONS, type ResourceDecision, type ResourceKind } from '@bookgrove/contract';
import { Query } from '@nestjs/cqrs';
import { IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { DomainEvent } from '../../platform/messaging/events.ts';

/** A member of staff named the safety lead, who receives reports about safety. Fires once per change. */
@DomainEvent('content.safety-lead-named.v1')
export class SafetyLeadNamed {
  @IsUUID()
  by!: string;

  /** Name of the safety lead. */
  @IsString()
  name!: string;
}

/** A file of a resource is stored and waits for its check. Fires once per file. */
@DomainEvent('content.resource-uploaded.v1')
export class ResourceUploaded {
  @IsUUID()
  resource_id!: string;

  @IsUUID()
  file_id!: string;
}

/** Somebody watched a film, at least `FILM_WATCHED_PERCENT` of it. Fires once for each person and film. */
@DomainEvent('content.film-watched.v1')
export class FilmWatched {
  @IsUUID()
  viewer_id!: string;

  @IsUUID()
  film_id!: string;

  /** The United Nations' goals that the film is about, 1 to 17. */
  @IsInt({ each: true })
  goals!: number[];

  /** ISO 8601. */
  @IsISO8601()
  at!: string;
}

/** A moderator decided on a resource. Fires once per decision. */
@DomainEvent('content.resource-decided.v1')
export class ResourceDecided {
  @IsUUID()
  resource_id!: string;

  @IsUUID()
  move_id!: string;

  @IsUUID()
  owner_id!: string;

  @IsUUID()
  by!: string;

  /** Name of the actor, if from another tenant. */
  @IsOptional()
  @IsString()
  by_name?: string;

  @IsString()
  title!: string;

  @IsIn(RESOURCE_DECISIONS)
  move!: ResourceDecision;

  /** One of RESOURCE_REASONS; empty for decisions without a reason. */
  @IsString()
  reason!: string;

  @IsString()
  note!: string;
}

/** A resource for a lesson, as other modules show it. */
export interface ResourceCard {
  id: string;
  kind: ResourceKind;
  title: string;
  summary: string;
  language: string;
  /** Path of its page. */
  path: string;
}

/** Approved resources among these that the requester may see, in the order of `ids`. */
export class GetResourceCards extends Query<ResourceCard[]> {
  constructor(readonly ids: string[]) {
    super();
  }
}

/** A PDF among the resources, as pictures of its pages. */
export interface ResourcePages {
  id: string;
  title: string;
  /** Addresses of the pages as pictures, for some hours; a long PDF has more pages than pictures. */
  pictures: string[];
}

/** The pages of checked PDF resources, the newest first, at most 100. Nothing of a returned or withdrawn one. */
export class GetResourcePages extends Query<ResourcePages[]> {
  constructor(
    /** Null: all of them. */
    readonly ids: readonly string[] | null,
    /**
     * `requester`: those that the requester may see, and their own, also before they are approved. `place`: without that
     * question, for a place that decides itself who sees them, such as a room.
     */
    readonly by: 'requester' | 'place',
  ) {
    super();
  }
}

/** Numbers of messages that are neither answered nor closed. */
export interface OpenMessages {
  open: number;
  /** Number of safety reports among them. */
  urgent: number;
  /** When the oldest of them was sent; null without any. */
  oldest: Date | null;
}

/**
 * Open messages of the running tenant; with `everywhere`, in the platform's context, those of all tenants.
 */
export class CountOpenMessages extends Query<OpenMessages> {
  constructor(readonly everywhere: boolean) {
    super();
  }
}
