import { toMinor, type PayPalAmount } from './amounts.ts';
import { badRequest, unprocessable } from './errors.ts';

/** One purchase unit of an order; the sandbox takes orders of one unit. */
interface PurchaseUnit {
  reference_id: string;
  description?: string;
  custom_id?: string;
  invoice_id?: string;
  amount: PayPalAmount & { breakdown?: Record<string, PayPalAmount> };
  items?: { name: string; quantity: string; unit_amount: PayPalAmount; category?: string }[];
}

export interface OrderRequest {
  unit: PurchaseUnit;
  /** Minor units. */
  amount: number;
  currency: string;
  return_url: string;
  cancel_url: string;
  /** Whether the request names PayPal as the source of the payment. */
  with_source: boolean;
}

interface Body {
  intent?: string;
  purchase_units?: Partial<PurchaseUnit>[];
  payment_source?: { paypal?: { experience_context?: { return_url?: string; cancel_url?: string } } };
  application_context?: { return_url?: string; cancel_url?: string };
}

const ADDED = ['item_total', 'shipping', 'handling', 'tax_total', 'insurance'];
const TAKEN_OFF = ['discount', 'shipping_discount'];

/** @throws Refusal 400 or 422 in the words of PayPal */
export function readOrder(body: Body): OrderRequest {
  if (body.intent !== 'CAPTURE')
    throw badRequest(
      '/intent',
      'INVALID_PARAMETER_VALUE',
      'The value of a field is invalid: CAPTURE is offered.',
    );
  const [unit, second] = body.purchase_units ?? [];
  if (!unit)
    throw badRequest(
      '/purchase_units',
      'MISSING_REQUIRED_PARAMETER',
      'A required field / parameter is missing.',
    );
  if (second) throw unprocessable('UNSUPPORTED_INTENT', 'The sandbox takes orders of one purchase unit.');
  for (const name of ['custom_id', 'invoice_id', 'description'] as const)
    if ((unit[name]?.length ?? 0) > 127)
      throw badRequest(
        `/purchase_units/@reference_id=='default'/${name}`,
        'INVALID_STRING_MAX_LENGTH',
        'The value of a field is too long.',
      );
  const currency = unit.amount?.currency_code ?? '';
  const amount = toMinor(unit.amount, '/purchase_units/0/amount');
  if (amount <= 0)
    throw unprocessable(
      'CANNOT_BE_ZERO_OR_NEGATIVE',
      'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
    );
  checkSums(unit, amount);
  const context = body.payment_source?.paypal?.experience_context ?? body.application_context ?? {};
  for (const name of ['return_url', 'cancel_url'] as const)
    if (!context[name] || !URL.canParse(context[name]))
      throw badRequest(
        `/payment_source/paypal/experience_context/${name}`,
        'MISSING_REQUIRED_PARAMETER',
        'A required field / parameter is missing.',
      );
  return {
    unit: { ...(unit as PurchaseUnit), reference_id: unit.reference_id ?? 'default' },
    amount,
    currency,
    return_url: context.return_url!,
    cancel_url: context.cancel_url!,
    with_source: Boolean(body.payment_source?.paypal),
  };
}

function checkSums(unit: Partial<PurchaseUnit>, amount: number): void {
  const parts = unit.amount?.breakdown;
  const of = (name: string) =>
    parts?.[name] ? toMinor(parts[name], `/purchase_units/0/amount/breakdown/${name}`) : 0;
  const sum = (names: string[]) => names.reduce((total, name) => total + of(name), 0);
  if (parts && sum(ADDED) - sum(TAKEN_OFF) !== amount)
    throw unprocessable(
      'AMOUNT_MISMATCH',
      'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
    );
  if (!unit.items) return;
  if (!parts?.['item_total'])
    throw unprocessable(
      'ITEM_TOTAL_REQUIRED',
      'If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.',
    );
  const items = unit.items.reduce(
    (total, item) =>
      total + toMinor(item.unit_amount, '/purchase_units/0/items/unit_amount') * Number(item.quantity),
    0,
  );
  if (items !== of('item_total'))
    throw unprocessable(
      'ITEM_TOTAL_MISMATCH',
      'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.',
    );
  const kinds = new Set(unit.items.map(({ category }) => category === 'DONATION'));
  if (kinds.size > 1)
    throw unprocessable('MULTIPLE_ITEM_CATEGORIES', 'Donations cannot be mixed with goods.');
}
