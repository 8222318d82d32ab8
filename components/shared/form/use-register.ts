import { useFormContext } from "react-hook-form";

/**
 * React Hook Form's `register` that also renders the form's values in the server's HTML. By itself it leaves controls
 * empty until hydration.
 */
export function useRegister() {
  const { register, getValues } = useFormContext();
  return (name: string) => {
    const value: unknown = getValues(name);
    return {
      ...((typeof value === "string" || typeof value === "number") && { defaultValue: value }),
      ...(typeof value === "boolean" && { defaultChecked: value }),
      ...register(name),
    };
  };
}
