import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { loginSchema } from "@/lib/schemas/sign-in";

export const loginResolver = schemaResolver(loginSchema);
