import { Body, Controller, Header, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, PICTURES, PICTURES_CHOSEN, type Picture } from '@bookgrove/contract';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { BadgeShown, ShowBadge } from '../badges/show-badge.ts';
import { PicturesBody } from '../classes/class-sign-in.bodies.ts';
import { GetProfile } from '../profile/get-profile.query.ts';
import { SignedIn } from '../second-factor/enter-reply.ts';
import { ChoosePictures } from './pictures.ts';
import { callerOf, RefreshByCookie, SessionReply } from './session-reply.ts';
import { SignInStudent, type StudentDoor, type StudentProof } from './sign-in-student.ts';

const tooLong = { message: 'Characters too long' };
const three = { message: `Choose ${PICTURES_CHOSEN} pictures.` };

export class StudentBody {
  /** Class code; with `student`. */
  @IsOptional()
  @IsString({ message: 'code must be the code of a class.' })
  @MaxLength(32, { message: 'code must be the code of a class.' })
  code?: string;

  /** Id of a student in the class's list. */
  @IsOptional()
  @IsString({ message: 'student must be an id of the class’s list.' })
  @MaxLength(64, { message: 'student must be an id of the class’s list.' })
  student?: string;

  /** In place of code and student: what showing a badge gave. */
  @IsOptional()
  @IsString({ message: 'ticket must be what showing the badge gave.' })
  @MaxLength(LIMITS.textMax, { message: 'ticket must be what showing the badge gave.' })
  ticket?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax, tooLong)
  password?: string;

  /** Three pictures in their order. */
  @IsOptional()
  @IsArray(three)
  @ArrayMinSize(PICTURES_CHOSEN, three)
  @ArrayMaxSize(PICTURES_CHOSEN, three)
  @IsIn(PICTURES, { each: true, message: three.message })
  @ApiProperty({ isArray: true, enum: PICTURES, required: false })
  pictures?: Picture[];

  /** Six digits from the teacher. */
  @IsOptional()
  @Matches(/^\d{6}$/, { message: 'The code from your teacher has six digits.' })
  backup_code?: string;

  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false.' })
  remember?: boolean;
}

export class BadgeBody {
  /** The secret of the badge’s link. */
  @IsString({ message: 'badge must be the secret of a badge.' })
  @MaxLength(64, { message: 'badge must be the secret of a badge.' })
  badge!: string;
}

export class StudentIn extends SignedIn {
  /** The class signs in by pictures, and this student has none yet. */
  choose_pictures!: boolean;
}

@Controller('api/auth')
export class StudentController {
  constructor(
    private readonly reply: SessionReply,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Tells whose badge this is, and what must follow. It signs nobody in. */
  @Access('public')
  @Post('badge')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async showBadge(@Body() body: BadgeBody, @Req() request: AppRequest): Promise<BadgeShown> {
    return this.commands.execute(new ShowBadge(body.badge, request.ip));
  }

  /**
   * Signs a student in: `code` and `student`, or `ticket`; and `password`, `pictures` or `backup_code`, or nothing
   * where the badge is enough.
   */
  @Access('public')
  @RefreshByCookie()
  @Post('student')
  @HttpCode(200)
  async signInStudent(
    @Body() body: StudentBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StudentIn> {
    const { userId, choosePictures, ...tokens } = await this.commands.execute(
      new SignInStudent(doorOf(body), proofOf(body), {
        ...callerOf(request),
        remember: body.remember ?? false,
      }),
    );
    return {
      ...this.reply.give(request, reply, tokens),
      user: await this.queries.execute(new GetProfile(userId)),
      choose_pictures: choosePictures,
    };
  }

  /** A student who has no pictures yet chooses them. */
  @Access('signed-in')
  @Put('pictures')
  @HttpCode(204)
  async choosePictures(@Body() body: PicturesBody, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new ChoosePictures(request.user!.userId, body.pictures));
  }
}

function doorOf({ code, student, ticket }: StudentBody): StudentDoor {
  if (ticket !== undefined && code === undefined && student === undefined) return { ticket };
  if (ticket === undefined && code !== undefined && student !== undefined) return { code, student };
  throw unclear('ticket', 'Send a ticket, or a code and a student.');
}

function proofOf({ password, pictures, backup_code }: StudentBody): StudentProof {
  const proofs: StudentProof[] = [];
  if (password !== undefined) proofs.push({ kind: 'password', password });
  if (pictures !== undefined) proofs.push({ kind: 'pictures', pictures });
  if (backup_code !== undefined) proofs.push({ kind: 'backup_code', code: backup_code });
  if (proofs.length > 1) throw unclear('password', 'Send one of password, pictures and backup_code.');
  return proofs[0] ?? { kind: 'none' };
}

const unclear = (field: string, message: string): AppError =>
  new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
    fields: { [field]: [message] },
  });
