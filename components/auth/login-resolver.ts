import { zodResolver } from "@hookform/resolvers/zod";
import { loginSchema } from "@/lib/schemas/sign-in";

export const loginResolver = zodResolver(loginSchema);
