/** The places of the panel: components/admin/panel-pages.ts names them, and a test compares. */
export const PANEL_PLACES = [
  "oggi",
  "calendario",
  "prenotazioni",
  "lista-attesa",
  "clienti",
  "cassa",
  "corsi",
  "iscrizioni",
  "nuovo-corso",
  "eventi",
  "nuovo-evento",
  "spazi",
  "chiusure",
  "nuovo-spazio",
  "galleria",
  "posta",
  "impostazioni",
  "registro",
];

/**
 * Every page by the folder of app/ that it stands in: whom it is for, and whether one rendering serves everybody. A page
 * that is not here fails a test, and so does one that does not keep to what stands here (tests/unit/http/pages.test.ts).
 *
 * - who: "all", "signed-in", or "panel" (who works there); the page itself turns the others away.
 * - rendered: "once" for everybody, kept until what it shows has changed; "per-request" for what depends on the query, on
 *   who is signed in, or on a token in the address.
 * - values: what may stand in the part of the address that varies, where that is known; anything else is no page.
 */
export const PAGES = {
  "(panel)/admin": { who: "panel", rendered: "per-request" },
  "(panel)/admin/[place]": { who: "panel", rendered: "per-request", values: PANEL_PLACES },
  "(site)": { who: "all", rendered: "once" },
  "(site)/auth": { who: "all", rendered: "per-request" },
  "(site)/courses": { who: "all", rendered: "once" },
  "(site)/courses/[slug]": { who: "all", rendered: "once" },
  "(site)/embed": { who: "all", rendered: "once" },
  "(site)/dove-siamo": { who: "all", rendered: "once" },
  "(site)/events": { who: "all", rendered: "once" },
  "(site)/events/[slug]": { who: "all", rendered: "once" },
  "(site)/forgot-password": { who: "all", rendered: "per-request" },
  "(site)/invito": { who: "all", rendered: "per-request" },
  "(site)/iscrizione/[token]": { who: "all", rendered: "per-request" },
  "(site)/legal/cancellation-policy": { who: "all", rendered: "once" },
  "(site)/legal/privacy-policy": { who: "all", rendered: "once" },
  "(site)/legal/terms-conditions": { who: "all", rendered: "once" },
  "(site)/lista-attesa/[token]": { who: "all", rendered: "per-request" },
  "(site)/mybookings": { who: "signed-in", rendered: "per-request" },
  "(site)/password-reset": { who: "all", rendered: "per-request" },
  "(site)/profile": { who: "signed-in", rendered: "per-request" },
  "(site)/reset-password": { who: "all", rendered: "per-request" },
  "(site)/settings": { who: "signed-in", rendered: "per-request" },
  "(site)/spaces": { who: "all", rendered: "per-request" },
  "(site)/spaces/@dialog": { who: "all", rendered: "once" },
  "(site)/spaces/@dialog/(.)[slug]": { who: "all", rendered: "once" },
  "(site)/spaces/[slug]": { who: "all", rendered: "once" },
  "(site)/verify-email": { who: "all", rendered: "per-request" },
  "embed/search": { who: "all", rendered: "once" },
};

/** "/spaces/[slug]" of "(site)/spaces/[slug]": groups and slots are not part of an address. */
export const addressOf = (folder) =>
  `/${folder
    .split("/")
    .filter((part) => !/^\([\w-]+\)$/.test(part) && !part.startsWith("@"))
    .map((part) => part.replace(/^\(\.+\)/, ""))
    .join("/")}`;

const isSlot = (folder) => folder.includes("@");

/** The addresses of pages that are rendered for each request. */
export const RENDERED_PER_REQUEST = Object.entries(PAGES)
  .filter(([folder, { rendered }]) => rendered === "per-request" && !isSlot(folder))
  .map(([folder]) => addressOf(folder));

/**
 * Whether a path is a page that is rendered for each request.
 * @param path without its query
 */
export function isRenderedPerRequest(path) {
  return patterns.some((pattern) => pattern.test(path));
}

const patterns = Object.entries(PAGES)
  .filter(([folder, { rendered }]) => rendered === "per-request" && !isSlot(folder))
  .map(([folder, { values }]) => addressPattern(addressOf(folder), values));

/** An address with its varying parts open, or one of `values`. */
export function addressPattern(address, values = ["[^/]+"]) {
  const parts = address
    .split("/")
    .map((part) => (part.startsWith("[") ? `(?:${values.join("|")})` : part.replaceAll(".", "\\.")));
  return new RegExp(`^${parts.join("/")}/?$`);
}

const known = Object.entries(PAGES)
  .filter(([folder]) => !isSlot(folder))
  .map(([folder, { values }]) => addressPattern(addressOf(folder), values));

/**
 * Whether a path is that of a page, its varying part one of those that there are, where that is known.
 * @param path without its query
 */
export function isPage(path) {
  return known.some((pattern) => pattern.test(path));
}
