import { AssetField, type PickableAsset } from "@panel/ui/asset-picker";
import { Field } from "@panel/ui/field";
import { Form, FormField, SubmitButton } from "@panel/ui/form";
import { type LanguageTab, LanguagePanel, LanguageTabs } from "@panel/ui/language-tabs";
import { MapPicker, type Position } from "@panel/ui/map-picker";
import { TextInput } from "@panel/ui/text-input";
import { Upload } from "@panel/ui/upload";
import { useForm } from "@tanstack/react-form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";

const meta = { title: "Recipes/Forms" } satisfies Meta;
export default meta;
type Story = StoryObj;

const languages = ["es", "ca", "en"] as const;

export const FormWithLanguageTabs: Story = {
  render: function Names() {
    const [language, setLanguage] = useState<string>("es");
    const form = useForm({ defaultValues: { es: "Parque", ca: "", en: "" } });
    const tabs = (values: Record<(typeof languages)[number], string>): LanguageTab[] =>
      languages.map((code) => ({
        code,
        label: code.toUpperCase(),
        ...(values[code] ? { state: "complete" } : { state: "incomplete", missing: 1 }),
      }));
    return (
      <Form form={form}>
        <form.Subscribe selector={(state) => state.values}>
          {(values) => (
            <LanguageTabs
              label="Language"
              languages={tabs(values)}
              value={language}
              onValueChange={setLanguage}
            >
              {languages.map((code) => (
                // Mounted, so that the fields of all languages are checked when it is sent.
                <LanguagePanel key={code} code={code} keepMounted>
                  <form.Field
                    name={code}
                    validators={{
                      onChange: ({ value }) => (value ? undefined : "Write the name."),
                    }}
                  >
                    {(field) => (
                      <FormField field={field} label="Name" required>
                        {(control) => <TextInput {...control} />}
                      </FormField>
                    )}
                  </form.Field>
                </LanguagePanel>
              ))}
            </LanguageTabs>
          )}
        </form.Subscribe>
        <SubmitButton form={form}>Save</SubmitButton>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("CA"),
    );
    const name = canvas.getByRole("textbox", { name: /Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription("Write the name.");
  },
};

/** Instead: the address of your tiles, and who made them. */
const tiles = {
  url: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  attribution: "© Somebody",
};

export const MapInAForm: Story = {
  render: function Place() {
    const form = useForm({ defaultValues: { place: null as Position | null } });
    return (
      <form.Field name="place">
        {(field) => (
          <FormField field={field} group label="Where">
            {(control) => <MapPicker {...control} label="Where" tiles={tiles} locate={false} />}
          </FormField>
        )}
      </form.Field>
    );
  },
};

/** Instead: the address of the model's file. */
const pyramid = `data:model/obj,${encodeURIComponent(
  "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4",
)}`;

const assets: PickableAsset[] = [
  { id: "pyramid", name: "Pyramid.obj", type: "model", src: pyramid },
  { id: "voice", name: "Voice.mp3", type: "audio" },
];

export const AssetWith3D: Story = {
  render: function Asset() {
    const [asset, setAsset] = useState<PickableAsset | null>(null);
    return (
      <Field label="Asset" group>
        <AssetField
          value={asset}
          onValueChange={setAsset}
          picker={{ title: "Choose the asset", assets, locale: "en" }}
        />
      </Field>
    );
  },
};

export const Uploading: Story = {
  render: () => (
    <Upload
      label="Files"
      hint="PDF."
      accept=".pdf"
      locale="en"
      // Instead: sends the file; `context` has the signal that cancels it and takes the progress.
      transfer={() => Promise.resolve()}
    />
  ),
};
