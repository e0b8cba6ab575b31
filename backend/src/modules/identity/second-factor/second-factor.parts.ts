import { AddPasskeyHandler } from '../passkeys/add-passkey.ts';
import { BeginPasskeyHandler } from '../passkeys/begin-passkey.ts';
import { Passkeys } from '../passkeys/passkeys.ts';
import { RemovePasskeyHandler } from '../passkeys/remove-passkey.ts';
import { AskForPasskeyHandler, SignInWithPasskeyHandler } from '../passkeys/sign-in-with-passkey.ts';
import { AskForSecondPasskeyHandler } from './ask-for-second-passkey.ts';
import { BeginTotpHandler } from './begin-totp.ts';
import { ConfirmTotp } from './confirm-totp.ts';
import { EnterReply } from './enter-reply.ts';
import { FactorStore } from './factors.ts';
import { FreshProof } from './fresh-proof.ts';
import { GetSecurityHandler } from './get-security.query.ts';
import { PassSecondFactorHandler } from './pass-second-factor.ts';
import { PendingProofs } from './pending-proofs.ts';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.ts';
import { ResetController } from './reset.controller.ts';
import { ResetSecondFactorHandler } from './reset-second-factor.ts';
import { SecondStepController } from './second-step.controller.ts';
import { SecurityController } from './security.controller.ts';
import { BeginSetUpAtSignInHandler, FinishSetUpAtSignInHandler } from './set-up-at-sign-in.ts';
import { SignInGate } from './sign-in-gate.ts';
import { Totp } from './totp.ts';
import { TurnOffTotpHandler } from './turn-off-totp.ts';
import { TurnOnTotpHandler } from './turn-on-totp.ts';

/** What second factors and passkeys bring to the module. */
export const SECOND_FACTOR = {
  controllers: [ResetController, SecondStepController, SecurityController],
  providers: [
    AddPasskeyHandler,
    AskForPasskeyHandler,
    AskForSecondPasskeyHandler,
    BeginPasskeyHandler,
    BeginSetUpAtSignInHandler,
    BeginTotpHandler,
    ConfirmTotp,
    EnterReply,
    FactorStore,
    FinishSetUpAtSignInHandler,
    FreshProof,
    GetSecurityHandler,
    Passkeys,
    PassSecondFactorHandler,
    PendingProofs,
    RemovePasskeyHandler,
    RenewRecoveryCodesHandler,
    ResetSecondFactorHandler,
    SignInGate,
    SignInWithPasskeyHandler,
    Totp,
    TurnOffTotpHandler,
    TurnOnTotpHandler,
  ],
};
