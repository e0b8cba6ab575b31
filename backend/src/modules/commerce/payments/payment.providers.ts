import type { Provider, Type } from '@nestjs/common';
import { PaymentAdminController } from './admin/payment-admin.controller.ts';
import { PaymentsController } from './payments.controller.ts';
import { Payments } from './payments.ts';

/** Payments through providers: the core, the adapters, and what the platform's team sees of them. */
export const PAYMENT_PROVIDER_CLASSES: { controllers: Type[]; providers: Provider[] } = {
  controllers: [PaymentAdminController, PaymentsController],
  providers: [Payments],
};
