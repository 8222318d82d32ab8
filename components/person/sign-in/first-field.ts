/** Moves the focus to the first field of a form that can be seen. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLInputElement>("input:not([type=checkbox])");
  if (first?.closest("[hidden]") === null) first.focus();
}
