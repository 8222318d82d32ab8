import { addressOf } from "@/lib/domain/site/contacts";
import { type Palettes, palettesOf } from "@/lib/domain/site/palette";
import type { KnownSite } from "@/lib/schemas/site/site";
import type { MailContext } from "./mail-words";
import type { MailCode, MailContent } from "./message";

/**
 * The HTML of mails: a card in the site's colours, in tables and inline styles as mail programs require, with a dark
 * scheme. Loads nothing from the network.
 */

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const dark = ({ dark: shades }: Palettes) => `
  .page { background: #1f1e1b !important; }
  .card { background: #2a2925 !important; border-color: #45423b !important; }
  .ink { color: #f4eee4 !important; }
  .soft { color: #c9c0b0 !important; }
  .facts { background: #34322d !important; }
  .link { color: ${shades[700]} !important; }
  .button { background: #e0906c !important; }
  .button a { color: #241308 !important; }`;

const style = (palettes: Palettes) => `
  @media (prefers-color-scheme: dark) {${dark(palettes)}
  }
  @media (max-width: 480px) {
    .card { padding: 28px 20px !important; }
    .facts td { display: block !important; width: auto !important; }
    .facts td.label { padding-bottom: 0 !important; }
    .facts td.value { padding-top: 2px !important; text-align: left !important; }
    .button, .button tbody, .button tr, .button td, .button a { display: block !important; text-align: center !important; }
    .heading { font-size: 25px !important; }
  }`;

export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign] ?? sign,
  );
}

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

function factRows(facts: MailContent["facts"]): string {
  if (!facts || facts.length === 0) return "";
  const rows = facts
    .map(
      ([label, value]) => `
          <tr>
            <td class="label soft" style="padding:9px 18px;width:38%;vertical-align:top;color:#5f5a50;font:14px/1.5 ${SANS}">${escapeHtml(label)}</td>
            <td class="value ink" style="padding:9px 18px;vertical-align:top;color:#2b2a26;font:600 15px/1.5 ${SANS};word-break:break-word">${lines(value)}</td>
          </tr>`,
    )
    .join("");
  return `
        <table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 22px;padding:7px 0;background:#f4eee4;border-radius:14px">${rows}
        </table>`;
}

/** The box with the amount due. */
function paymentBox({ payment, payLinks }: MailContent, site: MailContext["site"]): string {
  const [due, ...ways] = payment ?? [];
  if (due === undefined) return "";
  const lines = ways.map(
    (way) =>
      `<p class="ink" style="margin:6px 0 0;color:#2b2a26;font:15px/1.5 ${SANS};word-break:break-word">${escapeHtml(way)}</p>`,
  );
  const links = (payLinks ?? []).map(
    ({ label, url }) =>
      `<p style="margin:12px 0 0"><a class="link" href="${escapeHtml(url)}" style="display:inline-block;padding:10px 20px;border:1px solid ${linkColor(site)};border-radius:99px;color:${linkColor(site)};font:600 15px/1.2 ${SANS};text-decoration:none">${escapeHtml(label)}</a></p>`,
  );
  return `
        <table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 22px;background:#f4eee4;border-radius:14px">
          <tr><td style="padding:16px 18px"><p class="ink" style="margin:0;color:#2b2a26;font:600 17px/1.4 ${SANS}">${escapeHtml(due)}</p>${lines.join("")}${links.join("")}</td></tr>
        </table>`;
}

function buttonRow(button: MailContent["button"]): string {
  if (!button) return "";
  const url = escapeHtml(button.url);
  return `
        <table role="presentation" class="button" cellpadding="0" cellspacing="0" style="margin:6px 0 22px;background:#b4532f;border-radius:99px">
          <tr><td><a href="${url}" style="display:inline-block;padding:14px 28px;color:#ffffff;font:600 16px/1.2 ${SANS};text-decoration:none">${escapeHtml(button.label)}</a></td></tr>
        </table>`;
}

/** The content id (cid:) of an embedded picture. */
export const codePicture = (index: number): string => `codice${index}@iscrizione`;

/** On white in the dark scheme too, since cameras cannot read inverted codes. */
function codeRow(code: MailCode, index: number, { t }: MailContext): string {
  const pixels = code.isAside ? 120 : 180;
  const alternative = code.isPictureOnly ? t("mails.qrCode") : t("mails.qrCodeOf", { text: code.text });
  return `
        <p class="soft" style="margin:6px 0 8px;color:#5f5a50;font:14px/1.5 ${SANS}">${escapeHtml(code.label)}</p>
        <img src="cid:${codePicture(index)}" width="${pixels}" height="${pixels}" alt="${escapeHtml(alternative)}" style="display:block;margin:0 0 ${code.isPictureOnly ? 22 : 8}px;background:#ffffff;border-radius:12px">${
          code.isPictureOnly
            ? ""
            : `
        <p class="ink" style="margin:0 0 22px;color:#2b2a26;font:600 20px/1.3 'Courier New',monospace;letter-spacing:2px">${escapeHtml(code.text)}</p>`
        }`;
}

/** The secret on its own line, large enough to be read at a glance. */
const secretRow = (secret: MailContent["secret"]): string =>
  secret === undefined
    ? ""
    : `
        <p class="ink" style="margin:4px 0 22px;color:#2b2a26;font:600 34px/1.3 'Courier New',monospace;letter-spacing:6px">${escapeHtml(secret)}</p>`;

/** The rows of the codes. A code's index is that of its embedded picture. */
function codeRows({ codes = [] }: MailContent, isAside: boolean, words: MailContext): string {
  return codes
    .map((code, index) => ((code.isAside ?? false) === isAside ? codeRow(code, index, words) : ""))
    .join("");
}

/** Links have the site's colour. */
const linkColor = ({ accentColor }: KnownSite): string => palettesOf(accentColor).light[700];

/** Long addresses wrap: otherwise they would widen the card on phones. */
function smallPrint(content: MailContent, { t, site }: MailContext): string {
  const style = `margin:0 0 10px;color:#5f5a50;font:14px/1.55 ${SANS};word-break:break-word`;
  // Links with a token are also shown as text to copy; links to ordinary pages are not.
  const address =
    content.button && /token=|\/(?:lista-attesa|newsletter)\//.test(content.button.url)
      ? `<p class="soft" style="${style}">${escapeHtml(t("mails.copyAddress"))}<br><a class="link" href="${escapeHtml(content.button.url)}" style="color:${linkColor(site)};word-break:break-all">${escapeHtml(content.button.url)}</a></p>`
      : "";
  const notes = (content.notes ?? []).map((note) => `<p class="soft" style="${style}">${lines(note)}</p>`);
  return [...notes, address].filter((part) => part !== "").join("\n        ");
}

function linkRow(link: MailContent["link"], site: KnownSite): string {
  if (!link) return "";
  return `
        <p class="ink" style="margin:0 0 22px;font:16px/1.6 ${SANS}"><a class="link" href="${escapeHtml(link.url)}" style="color:${linkColor(site)}">${escapeHtml(link.label)}</a></p>`;
}

/** Phone numbers do not wrap. */
const phonesOf = ({ phones }: KnownSite) =>
  phones.map((phone) => ` · ${escapeHtml(phone).replaceAll(" ", "&nbsp;")}`).join("");

/** The lotus of a site without its own logo, drawn with three table cells, since most mail programs block pictures. */
const petal = (color: string, height: number, radius: string) =>
  `<td style="width:11px;vertical-align:bottom"><div style="height:${height}px;background:${color};border-radius:${radius};font-size:0">&nbsp;</div></td>`;
const LOTUS = [
  petal("#76519b", 17, "3px 14px 5px 14px"),
  petal("#b4532f", 24, "11px 11px 11px 11px / 16px 16px 9px 9px"),
  petal("#4f7260", 17, "14px 3px 14px 5px"),
].join('<td style="width:2px;font-size:0">&nbsp;</td>');

export function renderHtml(content: MailContent, words: MailContext): string {
  const { site, language } = words;
  const palettes = palettesOf(site.accentColor);
  const paragraphs = content.paragraphs
    .map(
      (text) =>
        `<p class="ink" style="margin:0 0 16px;color:#2b2a26;font:16px/1.6 ${SANS}">${lines(text)}</p>`,
    )
    .join("\n        ");
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width,initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${escapeHtml(content.subject)}</title>
  <style>${style(palettes)}
  </style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbf8f3">
  <div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preheader)}</div>
  <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f3">
    <tr><td align="center" style="padding:28px 12px 36px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
        <tr><td style="padding:0 8px 18px">
          <table role="presentation" cellpadding="0" cellspacing="0"><tr>
            ${site.logoUrl === null ? LOTUS : ""}
            <td class="ink" style="${site.logoUrl === null ? "padding-left:12px;" : ""}color:#2b2a26;font:21px/24px ${SERIF};vertical-align:bottom">${escapeHtml(site.name)}</td>
          </tr></table>
        </td></tr>
        <tr><td class="card" style="padding:38px 40px 30px;background:#ffffff;border:1px solid #e8decf;border-radius:22px">
        <h1 class="ink heading" style="margin:0 0 18px;color:#2b2a26;font:normal 30px/1.15 ${SERIF}">${escapeHtml(content.heading)}</h1>
        ${paragraphs}${content.body?.html ?? ""}${secretRow(content.secret)}${factRows(content.facts)}${paymentBox(content, site)}${codeRows(content, false, words)}${buttonRow(content.button)}${linkRow(content.link, site)}
        ${smallPrint(content, words)}${codeRows(content, true, words)}
        </td></tr>
        <tr><td class="soft" style="padding:20px 10px 0;color:#5f5a50;font:13px/1.6 ${SANS}">
          ${escapeHtml(site.legalName)}<br>${escapeHtml(addressOf(site))}<br>
          <a class="link" href="mailto:${escapeHtml(site.email)}" style="color:${linkColor(site)}">${escapeHtml(site.email)}</a>${phonesOf(site)}
        </td></tr>
      </table>
    </td></tr>
  </table>
</body>
</html>
`;
}

export function renderText(content: MailContent, { site }: MailContext): string {
  const facts = content.facts
    ?.map(([label, value]) => `${label}: ${value.replaceAll("\n", ", ")}`)
    .join("\n");
  const button = content.button && `${content.button.label}:\n${content.button.url}`;
  const link = content.link && `${content.link.label}:\n${content.link.url}`;
  const codes = (content.codes ?? [])
    .filter(({ isPictureOnly }) => !isPictureOnly)
    .map(({ label, text }) => `${label}:\n${text}`);
  const footer = `-- \n${site.legalName}\n${addressOf(site)}\n${[site.email, ...site.phones].join(" · ")}`;
  return [
    content.heading,
    ...content.paragraphs,
    content.body?.text,
    content.secret,
    facts,
    content.payment?.join("\n"),
    ...(content.payLinks ?? []).map(({ label, url }) => `${label}:\n${url}`),
    ...codes,
    button,
    link,
    ...(content.notes ?? []),
    footer,
  ]
    .filter((part) => part)
    .join("\n\n")
    .concat("\n");
}
