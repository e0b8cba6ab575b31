import type { Language } from '@bookgrove/contract';
import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Transform } from 'class-transformer';
import { IsBase64, IsIn, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';
import { Access } from '../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { wishedLanguage } from '../../../platform/http/language.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ListTestimonials, Testimonial } from './list-testimonials.query.ts';
import { PROBLEM_CATEGORIES } from './message.rules.ts';
import { ReceiveMessage } from './receive-message.ts';
import { MESSAGE_ADDRESS_BUDGET, MESSAGE_EMAIL_BUDGET } from '../../../platform/http/form.budgets.ts';

const emptyIsNone = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() === ''
    ? undefined
    : typeof value === 'string'
      ? value.trim()
      : value,
);
const oneLine = { message: 'A name stands on one line.' };

/** Members that all forms have. */
export class ContactBody {
  @Trimmed()
  @IsString()
  @Length(1, 120, { message: 'Tell us your name, in at most 120 characters.' })
  @Matches(/^[^\r\n]*$/, oneLine)
  name!: string;

  @Trimmed()
  @IsEmailAddress({ message: 'Give an e-mail address to which we can answer, e.g. name@example.org.' })
  @MaxLength(255, { message: 'Characters too long' })
  email!: string;

  @Trimmed()
  @IsString()
  @Length(1, 5_000, { message: 'Write your message, in at most 5,000 characters.' })
  text!: string;
}

export class TestimonialBody extends ContactBody {
  @Trimmed()
  @IsString()
  @Length(20, 800, { message: 'Write at least a sentence, and at most 800 characters.' })
  declare text: string;
}

export class ProblemBody {
  /** `safety` and `bullying` come first in the inbox. */
  @IsIn(PROBLEM_CATEGORIES, { message: 'Choose what it is about.' })
  category!: 'safety' | 'bullying' | 'content' | 'broken' | 'account' | 'money' | 'other';

  @Trimmed()
  @IsString()
  @Length(1, 5_000, { message: 'Tell us what happened, in at most 5,000 characters.' })
  text!: string;

  /** Optional: reports may be anonymous. */
  @emptyIsNone
  @IsOptional()
  @IsString()
  @MaxLength(120, { message: 'At most 120 characters.' })
  @Matches(/^[^\r\n]*$/, oneLine)
  name?: string;

  @emptyIsNone
  @IsOptional()
  @IsEmailAddress({ message: 'This is not an e-mail address. Correct it, or leave it empty.' })
  @MaxLength(255, { message: 'Characters too long' })
  email?: string;

  /** Path of the screen that the message is about. */
  @IsOptional()
  @Matches(/^\/[^\s]*$/, { message: 'page must be a path of this site.' })
  @MaxLength(500, { message: 'Characters too long' })
  page?: string;

  /** Browser and window size. */
  @IsOptional()
  @IsString()
  @MaxLength(255, { message: 'Characters too long' })
  device?: string;

  /** A screenshot: PNG, JPEG or WebP, as Base64. */
  @IsOptional()
  @IsBase64({}, { message: 'picture must be Base64.' })
  @MaxLength(900_000, { message: 'This picture is too large. Choose a smaller one.' })
  picture?: string;
}

/** The web app sends the language of its interface. */
const languageOf = (request: AppRequest): Language | null =>
  wishedLanguage(request.headers['accept-language']);

export class MessageReceipt {
  /** Reference that the writer can quote. */
  reference!: string;
}

/** Forms that everybody can use. */
@Controller('api')
export class FormsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Sends a message to the school, or to the platform. */
  @Access('public')
  @BudgetPolicy(MESSAGE_ADDRESS_BUDGET, MESSAGE_EMAIL_BUDGET)
  @Idempotent()
  @Post('contact')
  @HttpCode(201)
  async sendContact(@Body() body: ContactBody, @Req() request: AppRequest): Promise<MessageReceipt> {
    await this.spend(request.ip, body.email);
    return this.commands.execute(
      new ReceiveMessage({ kind: 'contact', ...body, language: languageOf(request) }),
    );
  }

  /** Reports a problem. Needs no account and no name. */
  @Access('public')
  @BudgetPolicy(MESSAGE_ADDRESS_BUDGET, MESSAGE_EMAIL_BUDGET)
  @Idempotent()
  @Post('problem-reports')
  @HttpCode(201)
  async reportProblem(@Body() body: ProblemBody, @Req() request: AppRequest): Promise<MessageReceipt> {
    const { picture, name, email, ...rest } = body;
    await this.spend(request.ip, email);
    return this.commands.execute(
      new ReceiveMessage(
        { kind: 'problem', name: name ?? '', email: email ?? null, ...rest, language: languageOf(request) },
        picture ?? null,
      ),
    );
  }

  /** Sends a testimonial, which is shown once a member of staff approves it. */
  @Access('public')
  @BudgetPolicy(MESSAGE_ADDRESS_BUDGET, MESSAGE_EMAIL_BUDGET)
  @Idempotent()
  @Post('testimonials')
  @HttpCode(201)
  async sendTestimonial(@Body() body: TestimonialBody, @Req() request: AppRequest): Promise<MessageReceipt> {
    await this.spend(request.ip, body.email);
    return this.commands.execute(
      new ReceiveMessage({ kind: 'testimonial', ...body, language: languageOf(request) }),
    );
  }

  /** The approved testimonials, newest first, at most fifty. */
  @Access('public')
  @Get('testimonials')
  @Header('cache-control', 'public, no-cache')
  listTestimonials(): Promise<Testimonial[]> {
    return this.queries.execute(new ListTestimonials());
  }

  private async spend(address: string, email: string | undefined): Promise<void> {
    await this.budgets.take(MESSAGE_ADDRESS_BUDGET, address);
    // The recipient of a receipt may not be the writer: the limit prevents abuse to fill a mailbox.
    if (email) await this.budgets.take(MESSAGE_EMAIL_BUDGET, email.toLowerCase());
  }
}
