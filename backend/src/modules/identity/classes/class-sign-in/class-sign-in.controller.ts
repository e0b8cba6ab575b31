import { Body, Controller, HttpCode, Param, Patch, Post, Put, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { MakeBadges } from './make-badges.ts';
import { VoidBadges } from './void-badges.ts';
import { BackupCode, MakeBackupCode } from './make-backup-code.ts';
import { SetPictures } from './set-pictures.ts';
import { ChangeClassCode, ChangeClassSignIn, ClassSignIn } from './change-class-sign-in.ts';
import { BadgesBody, ClassSignInBody, PrintBadgesBody, SetPicturesBody } from './class-sign-in.bodies.ts';

export class BadgesVoided {
  /** Number of badges that were voided. */
  voided!: number;
}

/** How the students of a class sign in, for its teachers and the school's administrators. */
@Controller('api/classes/:id')
export class ClassSignInController {
  constructor(private readonly commands: CommandBus) {}

  /** Sets when the class code works, and the second step of sign-in. */
  @Access('class.teach')
  @Patch('sign-in')
  async changeClassSignIn(
    @Param('id', ParseId) id: string,
    @Body() body: ClassSignInBody,
  ): Promise<ClassSignIn> {
    return this.commands.execute(new ChangeClassSignIn(id, body));
  }

  /** Gives the class a new code; the old one stops working at once. */
  @Access('class.teach')
  @Post('code')
  @HttpCode(200)
  async changeClassCode(@Param('id', ParseId) id: string): Promise<ClassSignIn> {
    return this.commands.execute(new ChangeClassCode(id));
  }

  /** Makes badges and returns the sheet as a PDF. Previous badges become void. */
  @Access('class.teach')
  @Post('badges')
  @HttpCode(200)
  @PrivateResponse()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async makeBadges(@Param('id', ParseId) id: string, @Body() body: PrintBadgesBody): Promise<StreamableFile> {
    const sheet = await this.commands.execute(new MakeBadges(id, body.students, body.only_missing));
    return new StreamableFile(sheet, {
      type: 'application/pdf',
      disposition: 'inline; filename="badges.pdf"',
    });
  }

  /** Voids the badges of the named students, or of the whole class. */
  @Access('class.teach')
  @Post('badges/void')
  @HttpCode(200)
  async voidBadges(@Param('id', ParseId) id: string, @Body() body: BadgesBody): Promise<BadgesVoided> {
    return { voided: await this.commands.execute(new VoidBadges(id, body.students)) };
  }

  /** Sets a student's picture password, or removes it. */
  @Access('class.teach')
  @Put('students/:studentId/pictures')
  @HttpCode(204)
  async setPictures(
    @Param('id', ParseId) id: string,
    @Param('studentId', ParseId) studentId: string,
    @Body() body: SetPicturesBody,
  ): Promise<void> {
    await this.commands.execute(new SetPictures(id, studentId, body.pictures));
  }

  /** Creates a one-time code with which a student can sign in for the next 15 minutes. */
  @Access('class.teach')
  @Post('students/:studentId/backup-code')
  @HttpCode(200)
  @PrivateResponse()
  async makeBackupCode(
    @Param('id', ParseId) id: string,
    @Param('studentId', ParseId) studentId: string,
  ): Promise<BackupCode> {
    return this.commands.execute(new MakeBackupCode(id, studentId));
  }
}
