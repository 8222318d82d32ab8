import bookingForm from "./bookingForm.json";
import bookings from "./bookings.json";
import bookingWords from "./bookingWords.json";
import embed from "./embed.json";
import layout from "./layout.json";
import live from "./live.json";
import money from "./money.json";
import picker from "./picker.json";
import search from "./search.json";
import searchForm from "./searchForm.json";
import series from "./series.json";
import snippet from "./snippet.json";
import spaces from "./spaces.json";
import waiting from "./waiting.json";
import waitingForm from "./waitingForm.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = {
  bookingForm,
  bookings,
  bookingWords,
  embed,
  layout,
  live,
  money,
  picker,
  search,
  searchForm,
  series,
  snippet,
  spaces,
  waiting,
  waitingForm,
};
