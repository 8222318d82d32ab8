import { useFormContext } from "react-hook-form";

/**
 * React Hook Form's `register`, with the form's values in the server's HTML as well: by itself it leaves a control
 * empty until the script is there.
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
