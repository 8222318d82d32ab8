import actions from "./actions.json";
import cash from "./cash.json";
import frame from "./frame.json";
import money from "./money.json";
import payments from "./payments.json";
import people from "./people.json";
import person from "./person.json";
import personField from "./personField.json";
import resource from "./resource.json";
import roles from "./roles.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = { actions, cash, frame, money, payments, people, person, personField, resource, roles };
