import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { guardianAgeIn } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantKind } from '../../../platform/context.ts';
import { invalidFields } from '../../../platform/errors.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { completedYears, isPossibleBirth, type MonthOfBirth } from './registration-age.rules.ts';

/** An answer to the question for the age. */
export interface FirstAnswer {
  birth: MonthOfBirth;
  /** ISO 3166-1 alpha-2 */
  country: string;
}

/** Decides whether a guardian confirms a registration. */
@Injectable()
export class RegistrationAge {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Whether the person is younger than the age of consent: that of the school or, on the platform, of their country.
   * @throws AppError invalid-fields for a birth in the future
   */
  async guardianNeeded({ birth, country }: FirstAnswer): Promise<boolean> {
    const now = this.clock.now();
    if (!isPossibleBirth(birth, now))
      throw invalidFields({ birth_year: ['Choose the year in which you were born.'] });
    const age =
      currentTenantKind() === 'school'
        ? (await this.queries.execute(new GetSchool())).settings.guardian_age
        : guardianAgeIn(country, now).age;
    return completedYears(birth, now) < age;
  }

  /**
   * The month of birth of somebody whom a guardian has to confirm; null for everybody else. An earlier answer on the
   * same device, by which a guardian is needed, counts more than a later one by which none is.
   */
  async underAge({
    birth,
    country,
    firstAnswer,
  }: {
    birth: MonthOfBirth | null;
    country: string;
    firstAnswer: FirstAnswer | null;
  }): Promise<MonthOfBirth | null> {
    if (birth && (await this.guardianNeeded({ birth, country }))) return birth;
    if (firstAnswer && (await this.guardianNeeded(firstAnswer))) return firstAnswer.birth;
    return null;
  }
}
