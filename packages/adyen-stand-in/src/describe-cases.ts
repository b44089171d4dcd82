import { BANK_PASSWORD, type BankChoice, type Ending, PAYMENT_CASES, type PaymentCase } from './payment-cases';

const CHOICES: Readonly<Record<BankChoice, string>> = {
  pay: 'paid',
  wrongPassword: 'wrong password',
  cancel: 'cancelled',
  payLater: 'paid, confirmed later',
  leave: 'left',
};

const SILENCES = { late: 'nothing for 15 seconds', lost: 'nothing', failure: '500' } as const;

const DELIVERIES = {
  early: ', before the answer',
  never: '',
  tenfold: ', ten times',
  otherAmount: ', a cent more',
  badSignature: ', badly signed',
} as const;

/** The table of cases as the guide shows it, in Markdown. */
export function describeCases(): string {
  const rows = PAYMENT_CASES.flatMap((way) =>
    way.bank
      ? (Object.keys(way.bank) as BankChoice[]).map((choice) => row(way, way.bank?.[choice] ?? null, choice))
      : [row(way, way.ending ?? null, null)],
  );
  return [
    '| pay with | first answer | at the bank | then | webhooks | payment |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `The password is \`${BANK_PASSWORD}\`. An alarm is something that the merchant has to look at.`,
  ].join('\n');
}

function row(way: PaymentCase, ending: Ending | null, choice: BankChoice | null): string {
  const { trigger, answer, delivery, alarm } = way;
  const state = typeof way.state === 'string' ? way.state : choice && way.state[choice];
  const isEnd = choice === null;
  const cells = [
    means(trigger),
    answer in SILENCES ? SILENCES[answer as keyof typeof SILENCES] : `${answer}${isEnd ? codeOf(ending) : ''}`,
    choice ? CHOICES[choice] : '',
    isEnd || choice === 'leave' || !ending ? '' : `${ending.result}${codeOf(ending)}`,
    webhooks(ending, delivery),
    `${state}${alarm ? ', alarm' : ''}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function means({ method, number, holder, isNative }: PaymentCase['trigger']): string {
  if (holder) return `name \`${holder}\``;
  if (number) return `${number.replace(/(\d{4})(?=\d)/g, '$1 ')}${isNative ? ', native' : ''}`;
  return { scheme: 'any other card', ideal: 'iDEAL', bcmc: 'Bancontact' }[method];
}

const codeOf = (ending: Ending | null): string => (ending?.refusal ? ` (${ending.refusal.code})` : '');

function webhooks(ending: Ending | null, delivery: PaymentCase['delivery']): string {
  if (!ending || delivery === 'never') return 'none';
  const names = ending.notices.map(({ eventCode, success }) => `${eventCode} ${success}`);
  return `${names.join(', ')}${delivery ? DELIVERIES[delivery] : ''}`;
}
