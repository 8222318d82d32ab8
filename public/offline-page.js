/**
 * The page of this site for when there is no network. It needs nothing from anywhere: it stands in for any address, also
 * on a device that has kept nothing else. Colours are those of app/globals.css.
 */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="40" height="40" aria-hidden="true"><path fill="#7ba58c" transform="translate(32 47) rotate(-74) scale(0.78)" d="M0 0C-11-9-12-25 0-38 12-25 11-9 0 0Z"/><path fill="#6b967d" transform="translate(32 47) rotate(74) scale(0.78)" d="M0 0C-11-9-12-25 0-38 12-25 11-9 0 0Z"/><path fill="#9b7bbd" transform="translate(32 47) rotate(-40) scale(0.92)" d="M0 0C-11-9-12-25 0-38 12-25 11-9 0 0Z"/><path fill="#8664ab" transform="translate(32 47) rotate(40) scale(0.92)" d="M0 0C-11-9-12-25 0-38 12-25 11-9 0 0Z"/><path fill="#cf7148" transform="translate(32 47)" d="M0 0C-11-9-12-25 0-38 12-25 11-9 0 0Z"/><path fill="none" stroke="#6b967d" stroke-width="3.2" stroke-linecap="round" d="M9 53.5q23 8 46 0"/></svg>`;

const NO_NETWORK = `<svg class="sign" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.77M2 2l20 20"/></svg>`;

const STYLE = `
:root { color-scheme: light; --ground: #fbf8f3; --surface: #fff; --line: #e8decf; --ink: #2b2a26; --ink-2: #5f5a50; --sage-100: #e0eae3; --sage-700: #3f5d4c; --on-sage: #fff; --honey-100: #fbf0d5; --honey-700: #6d4d05; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --ground: #191814; --surface: #211f1a; --line: #3a362e; --ink: #f3ede2; --ink-2: #bdb3a3; --sage-100: #2a3930; --sage-700: #a9c9b5; --on-sage: #16211b; --honey-100: #3a2f14; --honey-700: #f0d08a; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
.brand { display: inline-flex; align-items: center; gap: .625rem; min-height: 4.5rem; color: inherit; font: 500 1.25rem/1.2 Fraunces, Georgia, serif; text-decoration: none; }
.width { width: 100%; max-width: 80rem; margin: 0 auto; padding: 0 1rem; }
main { flex: 1; display: grid; place-items: center; padding: 2.5rem 1rem 4rem; }
.card { width: 100%; max-width: 34rem; padding: 2rem 1.25rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface); text-align: center; }
.sign { padding: .875rem; width: 3.75rem; height: 3.75rem; border-radius: 50%; background: var(--honey-100); color: var(--honey-700); }
h1 { margin: 1rem 0 .5rem; font: 500 clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem)/1.15 Fraunces, Georgia, serif; }
h2 { margin: 2rem 0 .75rem; font: 600 1.0625rem/1.4 Figtree, system-ui, sans-serif; }
p { margin: 0; color: var(--ink-2); }
ul { display: grid; gap: .625rem; margin: 0; padding: 0; list-style: none; }
.kept { display: block; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .875rem; color: var(--ink); font-weight: 600; text-decoration: none; }
.kept span { display: block; color: var(--ink-2); font-size: .9375rem; font-weight: 400; }
.again { display: inline-flex; align-items: center; min-height: 3rem; margin-top: 1.5rem; padding: 0 1.75rem; border-radius: 999px; background: var(--sage-700); color: var(--on-sage); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--sage-700); outline-offset: 3px; }
@media (hover: hover) { .kept:hover { border-color: var(--sage-700); background: var(--sage-100); } }
@media (min-width: 40rem) { .width { padding: 0 2rem; } .card { padding: 2.75rem 2.5rem; } }`;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const WORDS = {
  it: { title: "Sei senza rete", text: "Questa pagina si apre quando la rete torna.", kept: "Intanto puoi leggere", again: "Riprova" },
  en: { title: "You are offline", text: "This page opens once you are online again.", kept: "Meanwhile you can read", again: "Try again" },
};

const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The fonts of the site, where the device has kept their files. */
const fontFace = ({ family, url, weights }) =>
  url ? `@font-face { font-family: ${family}; src: url("${url}"); font-weight: ${weights}; font-display: swap; }` : "";

/**
 * @param {{
 *   siteName: string, address: string, kept: { path: string, name: string, about: string }[],
 *   fonts: { family: string, weights: string, url: string | undefined }[]
 * }} what `address` is the one that was asked for, `kept` the pages that this device can show
 */
function offlinePage({ siteName, address, kept, fonts }) {
  const language = /^\/en(?:\/|$)/.test(new URL(address).pathname) ? "en" : "it";
  const words = WORDS[language];
  const items = kept.map(
    ({ path, name, about }) => `<li><a class="kept" href="${path}">${name}<span>${about}</span></a></li>`,
  );
  const list = items.length ? `<h2>${words.kept}</h2><ul>${items.join("")}</ul>` : "";
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191814">
<title>${words.title} · ${escapeHtml(siteName)}</title>
<style>${fonts.map(fontFace).join("")}${STYLE}</style>
</head>
<body>
<header><div class="width"><a class="brand" href="${language === "en" ? "/en" : "/"}">${LOGO}${escapeHtml(siteName)}</a></div></header>
<main><div class="card">
${NO_NETWORK}
<h1>${words.title}</h1>
<p>${words.text}</p>
${list}
<a class="again" href="${escapeHtml(address)}">${words.again}</a>
</div></main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY },
  });
}
