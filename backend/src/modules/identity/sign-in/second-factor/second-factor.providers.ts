import { BeginTotpHandler } from './begin-totp.ts';
import { ConfirmTotp } from './confirm-totp.ts';
import { FactorStore } from './factor-store.ts';
import { GetSecurityHandler } from './get-security.query.ts';
import { PendingProofs } from './pending-proofs.ts';
import { RecentConfirmation, RequireRecentConfirmationHandler } from './recent-confirmation.ts';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.ts';
import { SignInGate } from './sign-in-gate.ts';
import { SignInReply } from './sign-in-reply.ts';
import { Totp } from './totp.ts';
import { TurnOffTotpHandler } from './turn-off-totp.ts';
import { TurnOnTotpHandler } from './turn-on-totp.ts';

/** One-time passwords, recovery codes and the decision whether a sign-in needs a second factor. */
export const SECOND_FACTOR_PROVIDERS = {
  controllers: [],
  providers: [
    BeginTotpHandler,
    ConfirmTotp,
    FactorStore,
    GetSecurityHandler,
    PendingProofs,
    RecentConfirmation,
    RenewRecoveryCodesHandler,
    RequireRecentConfirmationHandler,
    SignInGate,
    SignInReply,
    Totp,
    TurnOffTotpHandler,
    TurnOnTotpHandler,
  ],
};
