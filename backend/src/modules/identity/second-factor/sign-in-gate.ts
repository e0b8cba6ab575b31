import { Injectable } from '@nestjs/common';
import type { Role } from '@bookgrove/contract';
import { OpenSession, type Caller, type SessionTokens, type SignInWay } from '../sign-in/open-session.ts';
import { FactorStore } from './factors.ts';
import { PendingProofs } from './pending-proofs.ts';
import { mayHaveSecondFactor, methodsOf, nextStep } from './second-factor.rules.ts';

/** What is still missing before the session opens. */
export class SecondFactorNeeded {
  /** Proves the first factor. Lives 5 minutes (15 when a factor has to be set up), for 5 tries, and works once. */
  ticket!: string;
  /** What the person can prove themselves with. */
  methods!: ('code' | 'recovery_code' | 'passkey')[];
  /** The account must have a second factor and has none yet: it is set up before anything else. */
  setup_required!: boolean;
}

/** A session, or what it still takes. */
export type Entered = (SessionTokens & { userId: string }) | { second_factor: SecondFactorNeeded };

/** What a ticket remembers of the first step. */
export interface TicketState {
  remember: boolean;
  way: SignInWay;
  misses: number;
  /** Challenge of a passkey that is asked for as second factor. */
  challenge?: string;
}

export const TICKET_SECONDS = 300;
const SETUP_SECONDS = 900;

/** The door behind the first factor: opens the session at once, or says what else is to be proven. */
@Injectable()
export class SignInGate {
  constructor(
    private readonly factors: FactorStore,
    private readonly openSession: OpenSession,
    private readonly proofs: PendingProofs,
  ) {}

  async enter(
    user: { id: string; role: Role; is_staff: boolean },
    device: Caller & { remember: boolean; way: SignInWay },
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
