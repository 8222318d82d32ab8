/** Moves the focus to the form's first field, unless it is hidden. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLInputElement>("input:not([type=checkbox])");
  if (first?.closest("[hidden]") === null) first.focus();
}
