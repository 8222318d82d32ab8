import { asTyped } from "../person/visible-text";
import type { CellType } from "./import-kinds";
import { readDay, readHours, readTime, withCentury } from "./read-day";

/** Columns that are recognized by what their cells contain. */

const EMAIL_LIKE = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,}$/;
const FISCAL_CODE_LIKE = /^[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/i;
const PHONE_LIKE = /^[+(]{0,2}\d[\d\s()./+-]{4,40}/;
/** The column of somebody else: a minor's parent, or who pays. */
const OTHER_PERSON =
  /(?:^| )(?:genitor[ei]|tutor[ei]?|padre|madre|parent|mother|father|coniuge|referente|pagante)/;

/** In characters, more than any day or time. */
const LONGEST_TIME = 60;
const typed = (cell: string) => (cell.length > LONGEST_TIME ? "" : asTyped(cell).replace(/\s+/g, " ").trim());
const isTime = (cell: string) => readTime(typed(cell)) !== null;
const isDay = (cell: string) => readDay(withCentury(typed(cell))) !== null;
const isRange = (cell: string) => readHours(typed(cell)) !== null && !isTime(cell);

const every = (cells: readonly string[], isOne: (cell: string) => boolean) =>
  cells.length > 0 && cells.every(isOne);

/** Whether a column whose name is known can have the type: "Inizio" and "Fine" may be days or times. */
export const canBe = (type: CellType, cells: readonly string[]): boolean =>
  type === "day"
    ? !every(cells, (cell) => isTime(cell) && !isDay(cell))
    : type !== "time" || !every(cells, isRange);

interface KnownByCells {
  field: string;
  /** What the name contains, in the form of `columnKey`; any name if the cells are unmistakable. */
  name?: RegExp;
  except?: RegExp;
  isOne: (cell: string) => boolean;
  /**
   * Whether half of the cells suffice, or none below the name: a former member who is not recognized as such would
   * become a member. Of "Data recesso" and "Data decesso", a row has one.
   */
  isEnd?: true;
}

/** The last day of a member's card. */
const OF_CARD = {
  name: /valid[ao] fino|scad\w{0,8} (?:della )?(?:tesser|iscri|associa|affilia)/,
  except: /cert|medic|document|carta|permesso/,
};
const END_REASON =
  /^(?:recesso|dimissioni|esclusione|decesso|decadenza|morosit\p{L}|(?:dimess|esclus|decedut|decadut)[oa])$/iu;

export const KNOWN_BY_CELLS: readonly KnownByCells[] = [
  { field: "email", isOne: (cell) => EMAIL_LIKE.test(cell) },
  {
    field: "fiscalCode",
    except: OTHER_PERSON,
    isOne: (cell) => FISCAL_CODE_LIKE.test(cell.replace(/\s/g, "")),
  },
  {
    field: "phone",
    name: /(?:^| )(?:tel|telefono|cell?|cellulare|mobile|phone|whatsapp|sms|recapito)(?= |$)/,
    except: OTHER_PERSON,
    isOne: (cell) => PHONE_LIKE.test(typed(cell)),
  },
  { field: "startTime", name: /^(?:(?:ora )?inizio|dalle|start|from)(?: ore)?$/, isOne: isTime },
  { field: "endTime", name: /^(?:(?:ora )?fine|alle|end|to)(?: ore)?$/, isOne: isTime },
  { field: "hours", name: /^(?:ora|ore|orari[oi]?|quando)(?= |$)/, isOne: isRange },
  { field: "appliedOn", name: /domanda|richiesta/, isOne: isDay },
  { field: "endReason", name: /^(?:motiv|caus)/, isOne: (cell) => END_REASON.test(typed(cell)) },
  {
    field: "endedOn",
    name: /recess|cessa(?:t|zion)|dimission|dimess|esclu[sd]|espul|radia(?:t|zion)|decaden|decadut|dece(?:ss|dut)|perdita (?:della )?qualifica|^(?:data )?(?:di )?(?:fine|uscita)(?: (?:rapporto|adesione|attivita))?$/,
    except: /valid|tesser|quota|scad|^motiv|^caus/,
    isOne: isDay,
    isEnd: true,
  },
  {
    field: "decidedOn",
    name: /ammess|ammission|adesion|deliber|^(?:data )?(?:di )?(?:iscrizione|ingresso|inizio)(?: (?:rapporto|attivita))?$/,
    except: /valid|tesser|quota|scad|domanda|richiesta/,
    isOne: isDay,
  },
  { field: "paidUntil", ...OF_CARD, isOne: isDay },
  { field: "memberUntil", ...OF_CARD, isOne: isDay },
  {
    field: "certificateUntil",
    name: /(?:scad|valid).{0,40}(?:cert|medic)|(?:cert|medic).{0,40}(?:scad|valid|fino)/,
    isOne: isDay,
  },
];

/** Whether a column with a name unknown to a field is the field's. @param cells those that are not empty */
export function isKnownByCells(
  { name, except, isOne, isEnd = undefined }: KnownByCells,
  key: string,
  cells: readonly string[],
): boolean {
  if (name?.test(key) === false || except?.test(key)) return false;
  return isEnd ? 2 * cells.filter(isOne).length >= cells.length : every(cells, isOne);
}
