import account from "./account.json";
import accountMenu from "./accountMenu.json";
import accountPages from "./accountPages.json";
import avatar from "./avatar.json";
import bookingForm from "./bookingForm.json";
import bookings from "./bookings.json";
import bookingWords from "./bookingWords.json";
import calendarFeed from "./calendarFeed.json";
import cancellation from "./cancellation.json";
import cancellationPolicy from "./cancellationPolicy.json";
import editor from "./editor.json";
import embed from "./embed.json";
import invitation from "./invitation.json";
import layout from "./layout.json";
import live from "./live.json";
import money from "./money.json";
import password from "./password.json";
import passwordReset from "./passwordReset.json";
import person from "./person.json";
import picker from "./picker.json";
import profile from "./profile.json";
import registration from "./registration.json";
import search from "./search.json";
import searchForm from "./searchForm.json";
import series from "./series.json";
import settings from "./settings.json";
import signIn from "./signIn.json";
import snippet from "./snippet.json";
import spaces from "./spaces.json";
import tables from "./tables.json";
import verification from "./verification.json";
import waiting from "./waiting.json";
import waitingForm from "./waitingForm.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = {
  account,
  accountMenu,
  accountPages,
  avatar,
  bookingForm,
  bookings,
  bookingWords,
  calendarFeed,
  cancellation,
  cancellationPolicy,
  editor,
  embed,
  invitation,
  layout,
  live,
  money,
  password,
  passwordReset,
  person,
  picker,
  profile,
  registration,
  search,
  searchForm,
  series,
  settings,
  signIn,
  snippet,
  spaces,
  tables,
  verification,
  waiting,
  waitingForm,
};
