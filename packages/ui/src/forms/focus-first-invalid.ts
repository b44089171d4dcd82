/** Focuses the first field that is marked as invalid; false when there is none. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
  field?.focus();
  return field !== null;
}
