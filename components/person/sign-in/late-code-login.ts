/** What the login by code needs once somebody touches it: the requests, and the steps after the e-mail address. */
export { LaterStep } from "./later-step";
export { submitCode, submitFirstStep } from "./submit-code";
