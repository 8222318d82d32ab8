/**
 * The code of the login by code that is loaded on first interaction: the requests, and the steps after the e-mail
 * address.
 */
export { LaterStep } from "./later-step";
export { submitCode, submitFirstStep } from "./submit-code";
