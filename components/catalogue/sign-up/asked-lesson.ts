/** The lesson that the address of the page asks for, "2027-01-12T18:00", as the form names it; null where it asks for none. */
export function askedLesson(): string | null {
  const asked = new URLSearchParams(window.location.search).get("lesson") ?? "";
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(asked) ?? [];
  return day === undefined || time === undefined ? null : `${day} ${time}`;
}
