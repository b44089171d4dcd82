/**
 * Sends the form of what was pressed as it is sent without scripts: the answer is a page, which can ask more than a note
 * can.
 */
export function sendPlainly(pressed: Element): void {
  const form = pressed instanceof HTMLButtonElement ? pressed.form : pressed.closest('form');
  if (!form) return;
  // `submit` leaves out what the button says.
  const said = document.createElement('input');
  if (pressed instanceof HTMLButtonElement && pressed.name !== '') {
    said.type = 'hidden';
    said.name = pressed.name;
    said.value = pressed.value;
    form.append(said);
  }
  form.submit();
  said.remove();
}
