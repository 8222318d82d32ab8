/**
 * Drawings for pages with nothing to show. Line and fill on a transparent ground, in middle tones that stand out
 * on sand as well as on a dark page.
 */

import { lotus } from "./lotus";

const line = 'fill="none" stroke="#7a9c88" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" fill="none">${content}</svg>`;

const ground = (cx: number, rx: number) =>
  `<ellipse cx="${cx}" cy="160" rx="${rx}" ry="8" fill="#a9c2b1" opacity=".32"/>`;

const sprig = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path ${line} d="M0 0Q3-20 0-42"/><path fill="#8fb29d" d="M1-14C12-16 19-24 20-33 9-32 2-25 1-14ZM0-24C-11-26-17-34-18-43-7-41 0-34 0-24Z"/><path fill="#6b967d" d="M0-38C-6-46-5-55 0-62 6-55 6-46 0-38Z"/></g>`;

/** A calendar with one lotus day. */
export const bookingsDrawing = svg(
  `${ground(120, 84)}${sprig(188, 160, 10)}${sprig(202, 160, 30)}<rect x="50" y="38" width="128" height="118" rx="14" fill="#f4eee4" ${line.replace('fill="none" ', "")}/><path fill="#cf7148" d="M51.5 66V52A12.5 12.5 0 0 1 64 39.5H164A12.5 12.5 0 0 1 176.5 52V66Z"/><path ${line} d="M50 67H178"/><g stroke="#5f8671" stroke-width="5" stroke-linecap="round"><path d="M80 28V47M148 28V47"/></g><g fill="#c9dacf"><rect x="64" y="80" width="18" height="15" rx="4"/><rect x="91" y="80" width="18" height="15" rx="4"/><rect x="118" y="80" width="18" height="15" rx="4"/><rect x="145" y="80" width="18" height="15" rx="4"/><rect x="64" y="104" width="18" height="15" rx="4"/><rect x="64" y="128" width="18" height="15" rx="4"/><rect x="145" y="104" width="18" height="15" rx="4"/><rect x="145" y="128" width="18" height="15" rx="4"/></g><rect x="89" y="102" width="49" height="43" rx="9" fill="#fffaf2" stroke="#9b7bbd" stroke-width="2.5"/><g transform="translate(94 104.5) scale(.61)">${lotus}</g>`,
);

/** A looking glass over an empty arched window. */
export const searchDrawing = svg(
  `${ground(116, 88)}${sprig(40, 160, -14)}${sprig(54, 160, 6)}<path fill="#fdeacb" d="M72 156V84a44 44 0 0 1 88 0v72Z"/><circle cx="132" cy="86" r="11" fill="#fff8e2"/><path fill="#c3d6c8" d="M72 126q22-16 44-4t44-8v42H72Z"/><path fill="#8fb29d" d="M72 140q26-12 50 0t38-4v20H72Z"/><path ${line} d="M72 156V84a44 44 0 0 1 88 0v72ZM116 40V156M72 104H160M64 157H168"/><circle cx="154" cy="108" r="33" fill="#fffaf2" fill-opacity=".72" stroke="#9b7bbd" stroke-width="6"/><path stroke="#cf7148" stroke-width="11" stroke-linecap="round" d="M181 135l22 22"/><path stroke="#9b7bbd" stroke-width="6" stroke-linecap="round" d="M178 132l5 5"/><path stroke="#a98bc9" stroke-width="3" stroke-linecap="round" d="M134 104a21 21 0 0 1 16-17"/><path stroke="#6b967d" stroke-width="3.5" stroke-linecap="round" d="M146 112h17M150 121h9"/>`,
);

/** A door left open at the end of a mat: nobody is in this room. */
export const notFoundDrawing = svg(
  `${ground(120, 96)}<path fill="#fdeacb" d="M84 156V70a36 36 0 0 1 72 0v86Z"/><path fill="#c3d6c8" d="M84 124q20-14 38-4t34-6v42H84Z"/><circle cx="134" cy="78" r="10" fill="#fff8e2"/><path fill="#8fb29d" d="M84 142q20-10 38 0t34-4v18H84Z"/><path ${line} d="M84 156V70a36 36 0 0 1 72 0v86M70 157H84M156 157H176"/><path fill="#cf9f6c" stroke="#9b683f" stroke-width="3" stroke-linejoin="round" d="M84 156 50 170V76C50 48 66 34 84 70Z"/><path stroke="#9b683f" stroke-width="2.5" stroke-linecap="round" d="M58 84V118L75 113V82C72 70 60 68 58 84ZM58 130V154L75 147V125Z"/><circle cx="77" cy="120" r="3" fill="#fbe0a0"/><path fill="#9b7bbd" d="M104 157H138L152 174H92Z"/><path fill="#7d5ba2" d="M92 174H152V177H92Z"/>${sprig(180, 158, 8)}${sprig(194, 158, 26)}${sprig(168, 158, -12)}<g transform="translate(186 18) scale(.5)">${lotus}</g><path stroke="#9b7bbd" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="1 7" d="M160 66q18 6 28-12"/>`,
);
