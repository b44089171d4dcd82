import type { ErrorCode, ErrorParams } from './error-params';

type ParamsArgument<Code extends ErrorCode> = keyof ErrorParams[Code] extends never ? [] : [params: ErrorParams[Code]];

/** An expected refusal: a code that every language of the shop has a text for, and its facts. */
export class CommerceError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'CommerceError';
  readonly params: Readonly<Record<string, string | number>>;

  constructor(
    readonly code: Code,
    ...[params]: ParamsArgument<Code>
  ) {
    super(code);
    this.params = { ...params };
  }
}

/** Several refusals of one action, for example one per bad field. */
export class CommerceErrors extends Error {
  override readonly name = 'CommerceErrors';

  constructor(readonly errors: readonly CommerceError[]) {
    super(errors.map(({ code }) => code).join(', '));
  }
}

/** Raises what was found wrong, if anything was. */
export function refuseAny(errors: readonly CommerceError[]): void {
  const [first, ...others] = errors;
  if (!first) return;
  throw others.length > 0 ? new CommerceErrors(errors) : first;
}
