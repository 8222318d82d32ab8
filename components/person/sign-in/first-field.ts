export function focusFirstField(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLInputElement>("input:not([type=checkbox])");
  if (first?.closest("[hidden]") === null) first.focus();
}
