import { LazyMessages } from "@/components/ui/lazy-messages";
import { RegisterForm, type RegisterFormProps } from "./register-form";

export function LazyRegisterForm(props: RegisterFormProps) {
  return (
    <LazyMessages of={["registration", "person", "password", "avatar"]}>
      <RegisterForm {...props} />
    </LazyMessages>
  );
}
