import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { CorrectMatch, MatchGift } from '../../commerce/contract.ts';
import { DonationCompleted, DonationCorrected } from '../contract/donations.ts';
import { FindProjects } from '../projects/find-projects.ts';
import { DonationReader } from './donation-reader.ts';

/** A sponsor doubles the gift, as far as the pool of the project reaches. */
@Injectable()
@Consumes(DonationCompleted, { name: 'giving.match-gift', queue: 'payments' })
export class MatchWhenDonationCompleted implements Consumer<DonationCompleted> {
  constructor(
    private readonly commands: CommandBus,
    private readonly projects: FindProjects,
  ) {}

  async prepare({ donation_id, charity_id, project_id, gift, currency }: DonationCompleted): Promise<void> {
    const [project] = project_id ? await this.projects.some([project_id]) : [];
    if (!project || project.matching_pool === 0 || project.currency !== currency) return;
    if (project.status === 'cancelled') return;
    await this.commands.execute(
      new MatchGift({
        donation_id,
        charity_id,
        project_id: project.id,
        currency,
        amount: gift,
        pool: project.matching_pool,
      }),
    );
  }

  async handle(): Promise<void> {}
}

/** What a sponsor added goes back to the pool as far as the gift was paid back. */
@Injectable()
@Consumes(DonationCorrected, { name: 'giving.correct-match', queue: 'payments' })
export class CorrectMatchWhenDonationCorrected implements Consumer<DonationCorrected> {
  constructor(
    private readonly commands: CommandBus,
    private readonly donations: DonationReader,
  ) {}

  async prepare({ donation_id, source_id, refunded }: DonationCorrected): Promise<void> {
    const donation = await this.donations.find(donation_id);
    if (!donation) throw new Error(`There is no donation ${donation_id}`);
    await this.commands.execute(new CorrectMatch({ donation_id, source_id, left: donation.gift - refunded }));
  }

  async handle(): Promise<void> {}
}
