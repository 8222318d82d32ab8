import account from "./account.json";
import accountMenu from "./accountMenu.json";
import accountPages from "./accountPages.json";
import answers from "./answers.json";
import avatar from "./avatar.json";
import calendarFeed from "./calendarFeed.json";
import cancellation from "./cancellation.json";
import cancellationPolicy from "./cancellationPolicy.json";
import editor from "./editor.json";
import errors from "./errors.json";
import invitation from "./invitation.json";
import layout from "./layout.json";
import live from "./live.json";
import password from "./password.json";
import passwordReset from "./passwordReset.json";
import person from "./person.json";
import profile from "./profile.json";
import refusals from "./refusals.json";
import registration from "./registration.json";
import roomTime from "./roomTime.json";
import settings from "./settings.json";
import signIn from "./signIn.json";
import spaces from "./spaces.json";
import tables from "./tables.json";
import validation from "./validation.json";
import verification from "./verification.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = {
  account,
  accountMenu,
  accountPages,
  answers,
  avatar,
  calendarFeed,
  cancellation,
  cancellationPolicy,
  editor,
  errors,
  invitation,
  layout,
  live,
  password,
  passwordReset,
  person,
  profile,
  refusals,
  registration,
  roomTime,
  settings,
  signIn,
  spaces,
  tables,
  validation,
  verification,
};
