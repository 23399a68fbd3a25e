import { Badge } from "@panel/ui/badge";
import { Card, CardHeader } from "@panel/ui/card";
import { Checkbox } from "@panel/ui/checkbox";
import { DateField } from "@panel/ui/date-field";
import { EmptyState } from "@panel/ui/empty-state";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { LanguagePanel, LanguageTabs } from "@panel/ui/language-tabs";
import { NumberInput } from "@panel/ui/number-input";
import { PageHeader } from "@panel/ui/page-header";
import { PasswordInput } from "@panel/ui/password-input";
import { Progress } from "@panel/ui/progress";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { Section } from "@panel/ui/section";
import { Select } from "@panel/ui/select";
import { Switch } from "@panel/ui/switch";
import { TextLink } from "@panel/ui/text-link";
import { Textarea } from "@panel/ui/textarea";
import { DropZone } from "@panel/ui/upload";

const nothing = () => undefined;
const options = [{ value: "a", label: "Àger" }];

/** Components of many kinds, whose looks two style sheets must agree on. */
export function Shelf() {
  return (
    <>
      <PageHeader title="Cities" description="Of the route" />
      <Card>
        <CardHeader title="A card" />
        <Badge>3</Badge> <TextLink href="#there">A link</TextLink>
      </Card>
      <Section id="section" title="A section">
        <Field label="Name" hint="On the map">
          <Textarea />
        </Field>
        <Field label="People" error="Too many">
          <NumberInput value="12" onValueChange={nothing} />
        </Field>
        <Field label="Password">
          <PasswordInput />
        </Field>
        <Field label="City">
          <Select options={options} />
        </Field>
        <Field label="Cities">
          <SearchableSelect
            multiple
            label="Cities"
            options={options}
            value={["a"]}
            onValueChange={nothing}
          />
        </Field>
        <Field label="Day">
          <DateField locale="en" value="2026-05-01" onValueChange={nothing} />
        </Field>
        <Checkbox label="Shown" defaultChecked />
        <Switch label="On" defaultChecked />
      </Section>
      <LanguageTabs
        label="Language"
        languages={[{ code: "es", label: "ES", state: "complete" }]}
        value="es"
        onValueChange={nothing}
      >
        <LanguagePanel code="es">Texto</LanguagePanel>
      </LanguageTabs>
      <InlineMessage tone="error" title="Not saved" onDismiss={nothing}>
        Try again.
      </InlineMessage>
      <Progress label="Upload" value={40} showValue />
      <EmptyState title="No cities">Add one.</EmptyState>
      <DropZone onFiles={nothing} />
    </>
  );
}
