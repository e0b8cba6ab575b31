import { Injectable } from '@nestjs/common';
import type { Role } from '@bookgrove/contract';
import { OpenSession, type Caller, type SessionTokens, type SignInMethod } from '../sessions/open-session.ts';
import { FactorStore } from './factor-store.ts';
import { PendingProofs } from './pending-proofs.ts';
import { mayHaveSecondFactor, methodsOf, nextStep } from './second-factor.rules.ts';

/** The step that is missing before the session opens. */
export class SecondFactorNeeded {
  /**
   * Proves the first factor. Valid for 5 minutes (15 when a factor must be set up), 5 attempts, and one use.
   */
  ticket!: string;
  /** The second factors that the person can use. */
  methods!: ('code' | 'recovery_code' | 'passkey')[];
  /** Whether the account must have a second factor and has none: it must be set up first. */
  setup_required!: boolean;
}

/** A session, or the step that is missing for it. */
export type Entered = (SessionTokens & { userId: string }) | { second_factor: SecondFactorNeeded };

/** The stored result of the first step. */
export interface TicketState {
  remember: boolean;
  way: SignInMethod;
  misses: number;
  /** Challenge of a passkey that is requested as second factor. */
  challenge?: string;
}

const TICKET_SECONDS = 300;
const SETUP_SECONDS = 900;

/** The step after the first factor: opens the session, or returns which second factor is needed. */
@Injectable()
export class SignInGate {
  constructor(
    private readonly factors: FactorStore,
    private readonly openSession: OpenSession,
    private readonly proofs: PendingProofs,
  ) {}

  async enter(
    user: { id: string; role: Role; is_staff: boolean },
    device: Caller & { remember: boolean; way: SignInMethod },
  ): Promise<Entered> {
    if (mayHaveSecondFactor(user.role)) {
      const factors = await this.factors.of(user.id, user);
      const step = nextStep(user, factors, factors.required);
      if (step !== 'enter') {
        const setup = step === 'set_up';
        const state: TicketState = { remember: device.remember, way: device.way, misses: 0 };
        const ticket = await this.proofs.open(
          setup ? 'second_factor_setup' : 'second_factor',
          user.id,
          state,
          setup ? SETUP_SECONDS : TICKET_SECONDS,
        );
        return { second_factor: { ticket, methods: methodsOf(factors), setup_required: setup } };
      }
    }
    return { ...(await this.openSession.for(user, device)), userId: user.id };
  }
}
