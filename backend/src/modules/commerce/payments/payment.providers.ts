import type { Provider, Type } from '@nestjs/common';
import { ActOnPayment } from './admin/act-on-payment.ts';
import { GetPaymentDetailsHandler } from './admin/get-payment-details.query.ts';
import { GetMoneyTakenHandler } from './admin/get-money-taken.query.ts';
import { GetPaymentHealthHandler } from './admin/get-payment-health.query.ts';
import { GetProviderHealthHandler } from './admin/get-provider-health.query.ts';
import { ListPaymentsHandler } from './admin/list-payments.query.ts';
import { PaymentAdminController } from './admin/payment-admin.controller.ts';
import { PaymentSchools } from './payment-schools.ts';
import { CloseWhenPaymentGivenUp } from './close-when-payment-given-up.ts';
import { GetPayment } from './get-payment.query.ts';
import { CarryOutHeldDecision } from './held/carry-out-held-decision.ts';
import { AcceptHeldPaymentAct, PayBackHeldPaymentAct } from './held/held-payment-acts.ts';
import { OpenPaymentPage } from './open-payment-page.ts';
import { PaymentAdapters } from './payment-adapters.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { PaymentsController } from './payments.controller.ts';
import { Payments } from './payments.ts';
import { PaymentsPersonalData } from './personal-data.ts';
import { PayPalAdapter } from './providers/paypal-adapter.ts';
import { PhonePeAdapter } from './providers/phonepe-adapter.ts';
import { StripeAdapter } from './providers/stripe-adapter.ts';
import { ReadWhenPaymentDue } from './read-when-payment-due.ts';
import { OwnMovements } from './reconciliation/own-movements.ts';
import { ProviderPayouts } from './reconciliation/provider-payouts.ts';
import { ReconcileEveryDay } from './reconciliation/reconcile-every-day.ts';
import { ReconcileProvider } from './reconciliation/reconcile-provider.ts';
import { ReconciliationController } from './reconciliation/reconciliation.controller.ts';
import { Reconciliation } from './reconciliation/reconciliation.ts';
import { PaymentLimits, RetryPayment } from './retry-payment.ts';
import { SendRefund } from './send-refund.ts';
import { SendWhenRefundDue } from './send-when-refund-due.ts';
import { SettlePayment } from './settle-payment.ts';
import { SettleWhenPaymentReported } from './settle-when-payment-reported.ts';
import { PayPalWebhook, PhonePeWebhook, StripeWebhook } from './webhooks/provider-webhooks.ts';
import { ReceiveProviderWebhook } from './webhooks/receive-provider-webhook.ts';

/** Payments through providers: the core, the adapters, and what the platform's team sees of them. */
export const PAYMENT_PROVIDER_CLASSES: { controllers: Type[]; providers: Provider[] } = {
  controllers: [PaymentAdminController, PaymentsController, ReconciliationController],
  providers: [
    AcceptHeldPaymentAct,
    ActOnPayment,
    CarryOutHeldDecision,
    CloseWhenPaymentGivenUp,
    GetPayment,
    GetPaymentDetailsHandler,
    GetMoneyTakenHandler,
    GetPaymentHealthHandler,
    GetProviderHealthHandler,
    ListPaymentsHandler,
    OpenPaymentPage,
    OwnMovements,
    ProviderPayouts,
    Reconciliation,
    ReconcileEveryDay,
    ReconcileProvider,
    PaymentAdapters,
    PaymentLimits,
    PaymentPurposes,
    PaymentSchools,
    Payments,
    PaymentsPersonalData,
    PayBackHeldPaymentAct,
    PayPalAdapter,
    PayPalWebhook,
    PhonePeAdapter,
    PhonePeWebhook,
    ReadWhenPaymentDue,
    ReceiveProviderWebhook,
    RetryPayment,
    SendRefund,
    SendWhenRefundDue,
    SettlePayment,
    SettleWhenPaymentReported,
    StripeAdapter,
    StripeWebhook,
  ],
};
