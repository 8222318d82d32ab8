import type { Role } from "@/lib/domain/person/roles";
import { sql } from "./database";
import { newCustomer } from "./people";

/**
 * A new person with a role and a verified address, signed in. A test can change this person without affecting others.
 */
export async function newPersonWithRole(role: Role): ReturnType<typeof newCustomer> {
  const person = await newCustomer();
  await sql("UPDATE users SET role = $2::user_role, is_verified = true WHERE id = $1", [
    person.user.id,
    role,
  ]);
  return person;
}
