/**
 * The code of the login by code that is loaded on first interaction: the requests, and the steps after the e-mail
 * address.
 */
export { LazyStep } from "./lazy-step";
export { submitCode, submitFirstStep } from "./submit-code";
