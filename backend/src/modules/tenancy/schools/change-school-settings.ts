import { isCurrency, guardianAgeIn, SCHOOL_FEATURES } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { invalidFields, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { Trimmed } from '../../../platform/http/fields.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { SchoolSettingsChanged } from '../contract.ts';
import { SchoolFeatures } from './school-features.ts';

/** Checked only when it was sent. */
const IfSent = () => ValidateIf((_body, value) => value !== undefined);
/** Checked only when it was sent and is not null, which means none. */
const IfChosen = () => ValidateIf((_body, value) => value !== undefined && value !== null);
const AGE = {
  message: 'guardian_age must be a whole number from 12 to 21, or null for that of the country.',
};
const TEXT = { message: 'Characters too long' };

/** The settings that can be changed; only those that are sent change. */
export class SchoolSettingsChange {
  /** The features that are on; the others are off. */
  @IfSent()
  @IsArray({ message: 'features must be a list of names.' })
  @IsIn(SCHOOL_FEATURES, { each: true, message: `features must be among ${SCHOOL_FEATURES.join(', ')}.` })
  @ArrayUnique({ message: 'features must name each feature once.' })
  features?: string[];

  /** ISO 4217; null: none. */
  @IfChosen()
  @IsString({ message: 'Choose a currency from the list.' })
  @ApiPropertyOptional({ type: String, nullable: true })
  currency?: string | null;

  @IfSent()
  @Trimmed()
  @IsString({ message: 'Write the legal entity as text; leave it empty for none.' })
  @MaxLength(255, TEXT)
  legal_entity?: string;

  @IfSent()
  @Trimmed()
  @IsString({ message: 'Write the tax number as text; leave it empty for none.' })
  @MaxLength(64, TEXT)
  tax_number?: string;

  /** Age under which a guardian confirms; null: that of the country. */
  @IfChosen()
  @IsInt(AGE)
  @Min(12, AGE)
  @Max(21, AGE)
  @ApiPropertyOptional({ type: Number, nullable: true })
  guardian_age?: number | null;

  /** Whether visitors of the platform find the school by its name and town. */
  @IfSent()
  @IsBoolean({ message: 'listed must be true or false.' })
  listed?: boolean;

  /** Town that the finder of schools shows; empty: none. */
  @IfSent()
  @Trimmed()
  @IsString({ message: 'Write the town as text; leave it empty for none.' })
  @MaxLength(120, TEXT)
  town?: string;
}

/** Changes settings of the running school. */
export class ChangeSchoolSettings extends Command<void> {
  /** @param byPlatform whether the platform's team changes them, which may also lower the age of guardians */
  constructor(
    readonly body: SchoolSettingsChange,
    readonly byPlatform: boolean,
  ) {
    super();
  }
}

/** A tax number has letters, digits and the signs between them; its form differs by country. */
const TAX_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;

@CommandHandler(ChangeSchoolSettings)
export class ChangeSchoolSettingsHandler implements ICommandHandler<ChangeSchoolSettings> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly features: SchoolFeatures,
    private readonly outbox: Outbox,
  ) {}

  async execute({ body, byPlatform }: ChangeSchoolSettings): Promise<void> {
    const tenant_id = currentTenantId();
    const { features, currency, legal_entity, tax_number, guardian_age, listed, town } = body;
    const missing = features?.find((name) => !this.features.present.some((one) => one === name));
    if (missing) throw invalidFields({ features: [`This version has no ${missing} to switch on.`] });
    if (currency && !isCurrency(currency))
      throw invalidFields({ currency: ['Choose a currency from the list.'] });
    if (tax_number && !TAX_NUMBER.test(tax_number))
      throw invalidFields({
        tax_number: ['A tax number has letters, digits, spaces, dots, hyphens and slashes.'],
      });
    const data = {
      ...(features && { features }),
      ...(currency !== undefined && { currency }),
      ...(legal_entity !== undefined && { legal_entity: legal_entity || null }),
      ...(tax_number !== undefined && { tax_number: tax_number || null }),
      ...(guardian_age !== undefined && { guardian_age }),
      ...(listed !== undefined && { listed }),
      ...(town !== undefined && { town: town || null }),
    };
    const members = Object.keys(data);
    if (members.length === 0) return;
    await this.db.transaction(async (tx) => {
      // Two changes at the same time run one after the other.
      await lockUntilCommit(tx, `settings ${tenant_id}`);
      const [school] = await tx.$queryRaw<{ country: string | null }[]>`
        select country from tenancy.tenant where id = ${tenant_id}::uuid`;
      if (!school) throw notFound('school');
      const age_approved = await this.approval(tx, tenant_id, school.country, guardian_age, byPlatform);
      const row = { ...data, ...(age_approved !== undefined && { age_approved }) };
      await tx.schoolSetting.upsert({
        where: { tenant_id },
        create: { tenant_id, ...row },
        update: row,
      });
      await this.auditLog.record(tx, 'school.settings_changed', members.join(', '));
      await this.outbox.add(tx, SchoolSettingsChanged, {
        by: currentContext()!.principal!.userId,
        members,
      });
      await this.cache.announceToAll(tx);
    });
    this.cache.forgetAll();
  }

  /**
   * Whether the sent age counts as chosen by the platform's team; undefined when no age was sent. A school that sends the
   * stored age again, as its form does, leaves it as it is.
   * @throws AppError invalid-fields when a school sets an age below that of its country
   */
  private async approval(
    tx: Tx,
    tenant_id: string,
    country: string | null,
    age: number | null | undefined,
    byPlatform: boolean,
  ): Promise<boolean | undefined> {
    if (age === undefined) return undefined;
    if (age === null) return false;
    if (byPlatform) return true;
    const before = await tx.schoolSetting.findUnique({ where: { tenant_id } });
    if (before?.age_approved && before.guardian_age === age) return true;
    const least = guardianAgeIn(country, this.clock.now()).age;
    if (age < least)
      throw invalidFields({
        guardian_age: [
          `Write ${least} or more: your country asks for it. Only the platform’s team can set a lower age.`,
        ],
      });
    return false;
  }
}
