import { minorUnits } from '@bookgrove/contract';

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** An amount for people, such as `£4.50`. */
const shown = (amount: number, currency: string): string => {
  const code = currency.toUpperCase();
  const digits = minorUnits(code);
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
};

// The colours are those of frontend/src/styles/tokens.css. Nothing is loaded: the page works without a network.
const STYLE = `
:root{--brand:#17694a;--brand-strong:#0b3f2d;--page:#f3f4ec;--surface:#fff;--ink:#17211c;--soft:#46524b;--line:#dde1d8;--strong:#7c8982;--warn:#fbebd0;--bad:#fadeda}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
.notice{background:var(--warn);border-bottom:2px dashed #a35a00;padding:12px 16px;text-align:center;font-weight:600}
main{max-width:460px;margin:24px auto;padding:0 16px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:20px;padding:24px}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 4px}p{margin:0 0 12px;overflow-wrap:anywhere}.soft{color:var(--soft)}
.amount{font-size:2rem;font-weight:700;margin:8px 0 16px}ul{padding:0;margin:0 0 16px;list-style:none}
li{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}li span:last-child{white-space:nowrap}
form{display:grid;gap:12px}button{min-height:48px;border-radius:999px;border:2px solid var(--strong);background:var(--surface);color:var(--ink);font:inherit;font-weight:600;padding:10px 20px;cursor:pointer}
button.main{background:var(--brand);border-color:var(--brand);color:#fff}button:hover{border-color:var(--brand-strong)}
button:focus-visible,a:focus-visible{outline:3px solid #1f5fa8;outline-offset:2px}
.hint{font-size:.875rem;color:var(--soft);margin:-6px 0 4px;text-align:center}.bad{background:var(--bad);border-radius:14px;padding:12px 16px}
table{width:100%;border-collapse:collapse;font-size:.875rem}th,td{text-align:start;padding:8px;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
`;

/** Headers of every page: no script, nothing from elsewhere, no frame. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** A whole page. `body` is HTML. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style></head>
<body><div class="notice" role="note">Sandbox: no real money moves. This page stands in for the payment provider.</div>
<main>${body}</main></body></html>`;

/** What a payer sees before paying. */
interface PayPage {
  /** `Stripe`, `PayPal`, `PhonePe`. */
  provider: string;
  /** Where the buttons send the form. */
  action: string;
  amount: number;
  currency: string;
  lines: { name: string; amount: number }[];
  /** What went wrong with the last try, for people. */
  problem: string | null;
}

/** The hosted page of a provider: five buttons that each lead to another end. */
export function payPage({ provider, action, amount, currency, lines, problem }: PayPage): string {
  const total = shown(amount, currency);
  const list = lines
    .map((line) => `<li><span>${escape(line.name)}</span><span>${shown(line.amount, currency)}</span></li>`)
    .join('');
  const button = (value: string, label: string, hint: string, main = false) =>
    `<button name="action" value="${value}"${main ? ' class="main"' : ''} aria-describedby="hint-${value}">${escape(label)}</button><p class="hint" id="hint-${value}">${escape(hint)}</p>`;
  return page(
    `Pay ${total} with ${provider} (sandbox)`,
    `<div class="card"><p class="soft">${escape(provider)} sandbox</p><h1>Pay for your order</h1>
<p class="amount">${total}</p>${problem ? `<p class="bad" role="alert">${escape(problem)}</p>` : ''}<ul>${list}</ul>
<form method="post" action="${escape(action)}">
${button('pay', `Pay ${total}`, 'The payment succeeds and you come back.', true)}
${button('decline', 'Decline', 'The bank refuses the payment.')}
${button('cancel', 'Cancel', 'You come back without paying.')}
${button('later', 'Pay later', 'You come back while the payment is pending; it succeeds after half a minute.')}
${button('close', 'Close tab', 'The payment succeeds, but nobody comes back.')}
</form></div>`,
  );
}

/** A page with one thing to do. */
export const choicePage = ({
  title,
  text,
  action,
  label,
}: {
  title: string;
  text: string;
  action: string;
  label: string;
}): string =>
  page(
    title,
    `<div class="card"><h1>${escape(title)}</h1><p>${escape(text)}</p>
<form method="post" action="${escape(action)}"><button name="action" value="pay" class="main">${escape(label)}</button></form></div>`,
  );

/** A page with nothing to do. */
export const messagePage = (title: string, text: string): string =>
  page(title, `<div class="card"><h1>${escape(title)}</h1><p>${escape(text)}</p></div>`);

/** The first page of the sandbox: what it is, and its last payments. */
export function overviewPage(
  payments: {
    provider: string;
    id: string;
    status: string;
    amount: number;
    currency: string;
    page: string;
  }[],
): string {
  const rows = payments
    .map(
      (one) =>
        `<tr><td>${escape(one.provider)}</td><td><a href="${escape(one.page)}">${escape(one.id)}</a></td><td>${shown(one.amount, one.currency)}</td><td>${escape(one.status)}</td></tr>`,
    )
    .join('');
  return page(
    'Sandbox of the payment providers',
    `<div class="card"><h1>Sandbox of the payment providers</h1>
<p>Stripe, PayPal and PhonePe, as the shop sees them. The last payments:</p>
<table><thead><tr><th>Provider</th><th>Payment</th><th>Amount</th><th>Status</th></tr></thead><tbody>${rows || '<tr><td colspan="4">No payment yet.</td></tr>'}</tbody></table></div>`,
  );
}
