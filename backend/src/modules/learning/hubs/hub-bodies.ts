import { ApiProperty } from '@nestjs/swagger';
import { COURSE_ART, HUB_LIMITS, HUB_STOP_KINDS, type HubStopKind } from '@bookgrove/contract';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { Goals, Id, List, OneOf, Text, Whole } from '../body-fields.ts';

export class NewHubBody {
  @ApiProperty()
  @Trimmed()
  @IsString({ message: 'Name the hub.' })
  @Length(1, 200, { message: 'Name the hub, in at most 200 characters.' })
  title!: string;
}

export class HubStopBody {
  @Id()
  id!: string;

  @ApiProperty({ enum: HUB_STOP_KINDS })
  @OneOf(HUB_STOP_KINDS)
  kind!: HubStopKind;

  /** Slug of the course, book, film or challenge. */
  @Text(100)
  ref!: string;

  @Text(80)
  title!: string;
}

export class HubRouteBody {
  @Id()
  id!: string;

  @Text(60)
  title!: string;

  @IsOptional()
  @Whole(3, 99)
  age_from!: number | null;

  @IsOptional()
  @Whole(3, 99)
  age_to!: number | null;

  @List(() => HubStopBody, HUB_LIMITS.stops)
  stops!: HubStopBody[];
}

/** A hub with everything in it. */
export class HubBody extends NewHubBody {
  /** As it was read. */
  @Whole(1, 1_000_000)
  revision!: number;

  @Text(255)
  intro!: string;

  @Goals()
  goals!: number[];

  @List(() => HubRouteBody, HUB_LIMITS.routes)
  routes!: HubRouteBody[];

  @Text(60)
  finish!: string;

  @ApiProperty({ enum: COURSE_ART })
  @OneOf(COURSE_ART)
  art!: string;
}

export class HubMoveBody {
  @ApiProperty({ enum: ['publish', 'archive', 'restore'] })
  @IsIn(['publish', 'archive', 'restore'], { message: 'move must be publish, archive or restore.' })
  move!: 'publish' | 'archive' | 'restore';
}

/** Chooses a way, or ticks a stop. */
export class OwnHubBody {
  @ApiProperty({ required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'route_id must be the id of a way.' })
  route_id?: string;

  /** A film, or a book that was read on paper. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'stop_id must be the id of a stop.' })
  stop_id?: string;

  /** Whether the stop is ticked. */
  @IsOptional()
  @IsBoolean({ message: 'done must be true or false.' })
  done?: boolean;
}

export class ClassOnWayBody {
  @ApiProperty()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id!: string;

  @ApiProperty()
  @IsUUID(undefined, { message: 'route_id must be the id of a way.' })
  route_id!: string;
}
