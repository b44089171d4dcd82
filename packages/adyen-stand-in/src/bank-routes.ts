import { Hono } from 'hono';
import { html } from 'hono/html';
import type { OpenPayment } from './ledger';
import { BANK_PASSWORD, type BankChoice } from './payment-cases';
import type { PaymentsDesk } from './payments-desk';

/** What shoppers may press, where the bank knows them already. */
const BUTTONS = {
  pay: 'Pay',
  payLater: 'Pay, to be confirmed later',
  cancel: 'Cancel',
  leave: 'Let it expire',
} as const satisfies Partial<Record<BankChoice, string>>;

type Button = keyof typeof BUTTONS;

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; }
label, input, button { display: block; font: inherit; margin-block: 0.5rem; } button { padding: 0.5rem 1rem; }`;

/** The pages of the banks that shoppers are sent to. */
export function bankRoutes(payments: PaymentsDesk): Hono {
  return new Hono()
    .get('/adyen/bank/:visit', (context) => {
      const open = payments.visited(context.req.param('visit'));
      return open ? context.html(bankPage(open)) : context.notFound();
    })
    .post('/adyen/bank/:visit', async (context) => {
      const visit = context.req.param('visit');
      const open = payments.visited(visit);
      if (!open) return context.notFound();
      const { choice, password } = await context.req.parseBody();
      const chosen = choiceOf(open, String(choice), String(password ?? ''));
      if (!chosen) return context.html(bankPage(open), 400);
      const back = payments.choose(visit, chosen);
      return back ? context.redirect(back, 303) : context.html(endPage());
    });
}

function choiceOf({ way }: OpenPayment, pressed: string, password: string): BankChoice | null {
  const choices = way.bank ?? {};
  if (pressed === 'pay' && 'wrongPassword' in choices && password !== BANK_PASSWORD) return 'wrongPassword';
  return Object.hasOwn(BUTTONS, pressed) && choices[pressed as Button] ? (pressed as Button) : null;
}

function bankPage({ payment: { amount, merchantReference }, way }: OpenPayment) {
  const asksPassword = way.bank !== undefined && 'wrongPassword' in way.bank;
  const buttons = (Object.keys(BUTTONS) as Button[]).filter((button) => way.bank?.[button]);
  return frame(
    'The bank',
    html`<p>This is a sandbox: no money moves.</p>
      <p>${merchantReference}: ${(amount.value / 100).toFixed(2)} ${amount.currency}</p>
      <form method="post">
        ${
          asksPassword
            ? html`<label for="password">Password (it is “${BANK_PASSWORD}”; any other is wrong)</label>
              <input id="password" name="password" type="password" autocomplete="off" />`
            : ''
        }
        ${buttons.map((button) => html`<button name="choice" value="${button}">${BUTTONS[button]}</button>`)}
      </form>`,
  );
}

function endPage() {
  return frame('The bank', html`<p>The payment has expired. You may close this page.</p>`);
}

function frame(title: string, main: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} – Sandbox</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;
}
