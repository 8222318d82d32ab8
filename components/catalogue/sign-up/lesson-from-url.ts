/**
 * The lesson in the page's query ("2027-01-12T18:00"), in the form's notation ("2027-01-12 18:00"); null if there is
 * none.
 */
export function lessonFromUrl(): string | null {
  const asked = new URLSearchParams(window.location.search).get("lesson") ?? "";
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(asked) ?? [];
  return day === undefined || time === undefined ? null : `${day} ${time}`;
}
