import { Checkbox } from "@panel/ui/checkbox";
import { FormChoice, FormField, SubmitButton } from "@panel/ui/form";
import { TagInput } from "@panel/ui/tag-input";
import { TextInput } from "@panel/ui/text-input";
import { useForm } from "@tanstack/react-form";

// Compiled, never run: each expected error is a mistake that a caller cannot make.

export function Bound() {
  const form = useForm({ defaultValues: { name: "", words: [""], open: false } });
  return (
    <>
      <form.Field name="name">
        {(field) => (
          <FormField field={field} label="Name">
            {(control) => <TextInput {...control} />}
          </FormField>
        )}
      </form.Field>
      {/* @ts-expect-error -- no such field in the form */}
      <form.Field name="town">{() => null}</form.Field>
      <form.Field name="words">
        {(field) => (
          <FormField field={field} label="Words">
            {/* @ts-expect-error -- a list is no text */}
            {(control) => <TextInput {...control} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="words">
        {(field) => (
          <FormField field={field} label="Words">
            {(control) => <TagInput {...control} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="name">
        {(field) => (
          // @ts-expect-error -- a bound control has a label, too
          <FormField field={field}>{(control) => <TextInput {...control} />}</FormField>
        )}
      </form.Field>
      <form.Field name="open">
        {(field) => (
          <FormChoice field={field}>
            {(control) => <Checkbox {...control} label="Open" />}
          </FormChoice>
        )}
      </form.Field>
      <form.Field name="name">
        {(field) => (
          // @ts-expect-error -- a choice is a yes or no
          <FormChoice field={field}>{(control) => <Checkbox {...control} label="?" />}</FormChoice>
        )}
      </form.Field>
      <SubmitButton form={form}>Save</SubmitButton>
      {/* @ts-expect-error -- it always sends its form */}
      <SubmitButton form={form} type="button" />
    </>
  );
}
