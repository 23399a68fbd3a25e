import { AssetGrid } from "@panel/ui/asset-grid";
import { AudioPlayer } from "@panel/ui/audio-player";
import { Button } from "@panel/ui/button";
import { CheckboxGroup } from "@panel/ui/checkbox";
import { DataTable, type DataTableColumn, SearchBox } from "@panel/ui/data-table";
import { DateField } from "@panel/ui/date-field";
import { Dialog } from "@panel/ui/dialog";
import { DropdownMenuItem, DropdownMenu } from "@panel/ui/dropdown-menu";
import { Field } from "@panel/ui/field";
import { HelpDialog } from "@panel/ui/help-dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { englishLabelSet, type LabelSet } from "@panel/ui/label-sets";
import { UiLabelsProvider } from "@panel/ui/labels";
import { LanguagePanel, LanguageTabs } from "@panel/ui/language-tabs";
import { MapPicker } from "@panel/ui/map-picker";
import { NumberInput } from "@panel/ui/number-input";
import { Popover } from "@panel/ui/popover";
import { Progress } from "@panel/ui/progress";
import { QuickLinkCard } from "@panel/ui/quick-link-card";
import { RadioGroup } from "@panel/ui/radio-group";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { Section } from "@panel/ui/section";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Select } from "@panel/ui/select";
import { SideList } from "@panel/ui/side-list";
import { Switch } from "@panel/ui/switch";
import { TabsContent, Tabs } from "@panel/ui/tabs";
import { TagInput } from "@panel/ui/tag-input";
import { TextInput } from "@panel/ui/text-input";
import { ToastProvider, useToast } from "@panel/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { drawnMap, lastPick, press, tiles } from "../src/map-picker/mapInStory.ts";
import { tone } from "../src/audio-player/toneInStory.ts";

/** A set of one's own: the words that these stories look for are Arabic. */
const labels: LabelSet = {
  ...englishLabelSet,
  locale: "ar-u-nu-latn",
  direction: "rtl",
  previous: "السابق",
  next: "التالي",
  dateField: {
    ...englishLabelSet.dateField,
    openCalendar: "فتح التقويم",
    calendar: "التقويم",
    previousMonth: "الشهر السابق",
    nextMonth: "الشهر التالي",
  },
  map: { ...englishLabelSet.map, zoomIn: "تقريب" },
};

const meta = {
  title: "Recipes/Right to left",
  tags: ["!autodocs"],
  globals: { direction: "rtl" },
  decorators: [
    (Story) => (
      <UiLabelsProvider labels={labels}>
        <div lang="ar">
          <Story />
        </div>
      </UiLabelsProvider>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const page = within(document.body);
const sideOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return left + right < document.documentElement.clientWidth ? "left" : "right";
};
/** Whether an element stands to the right of another one. */
const isRightOf = (one: Element, other: Element) =>
  one.getBoundingClientRect().left >= other.getBoundingClientRect().right;

const kinds = [
  { value: "walk", label: "مسار" },
  { value: "game", label: "لعبة" },
  { value: "visit", label: "زيارة" },
];
const choices = [
  { value: "walk", label: "سيرًا على الأقدام" },
  { value: "bike", label: "بالدراجة" },
];

export const Forms: Story = {
  name: "UIK-08 Fields read from right to left; numbers and addresses keep their own order",
  render: function ArabicForm() {
    const [tags, setTags] = useState<readonly string[]>(["تاريخ", "Gaudí"]);
    return (
      <div className="grid max-w-xl gap-4">
        <Field label="الاسم" hint="ما يراه الزوار على الخريطة." required>
          <TextInput defaultValue="مسار متحف برادو" />
        </Field>
        <Field label="البريد الإلكتروني">
          <TextInput type="email" defaultValue="nora@example.org" />
        </Field>
        <Field label="الارتفاع">
          <NumberInput defaultValue={-12} unit="م" />
        </Field>
        <RadioGroup label="النوع" options={kinds} defaultValue="walk" orientation="horizontal" />
        <SegmentedControl label="الطريقة" options={choices} defaultValue="walk" />
        <CheckboxGroup
          label="الأيام"
          options={kinds}
          value={["walk"]}
          onValueChange={fn()}
          allLabel="الكل"
        />
        <Switch label="منشور" defaultChecked />
        <Field label="الفئة">
          <Select options={kinds} defaultValue="game" />
        </Field>
        <Field label="المدينة">
          <SearchableSelect
            label="المدينة"
            options={kinds}
            value="visit"
            onValueChange={fn()}
            clearable
          />
        </Field>
        <Field label="الوسوم">
          <TagInput value={tags} onValueChange={setTags} />
        </Field>
        <InlineMessage tone="warning" onDismiss={fn()}>
          لم يُحفظ بعد.
        </InlineMessage>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const number = canvas.getByRole("spinbutton", { name: "الارتفاع" });
    await expect(getComputedStyle(number).unicodeBidi).toBe("plaintext");
    await expect(isRightOf(number, canvas.getByText("م"))).toBe(false);
    await userEvent.clear(number);
    await userEvent.type(number, "٤٠٫٥");
    await expect(number).toHaveValue("40.5");

    const [first, second, third] = canvas.getAllByRole("radio").slice(0, 3);
    await expect(isRightOf(first!, second!)).toBe(true);
    first!.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(third).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(second).toHaveFocus();

    const toggle = canvas.getByRole("switch");
    const thumb = toggle.firstElementChild!;
    await waitFor(() => {
      const [box, inner] = [toggle.getBoundingClientRect(), thumb.getBoundingClientRect()];
      return expect(inner.left - box.left).toBeLessThan(6);
    });
  },
};

const dateChosen = fn();

export const Calendar: Story = {
  name: "UIK-08 The calendar begins at the right, with the locale's first day; the left arrow is the next day",
  render: () => (
    <Field label="تاريخ البداية" className="max-w-60">
      <DateField defaultValue="2026-11-18" onValueChange={dateChosen} />
    </Field>
  ),
  play: async ({ canvas }) => {
    dateChosen.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "فتح التقويم" }));
    const grid = await page.findByRole("grid");
    const previous = page.getByRole("button", { name: "الشهر السابق" });
    const next = page.getAllByRole("button", { name: "الشهر التالي" })[0]!;
    await waitFor(() => expect(isRightOf(previous, next)).toBe(true));
    const heads = [...grid.querySelectorAll("th")];
    await expect(isRightOf(heads[0]!, heads[1]!)).toBe(true);
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect(dateChosen).toHaveBeenLastCalledWith("2026-11-19");
  },
};

export const TabsAndMenus: Story = {
  name: "UIK-08 The left arrow goes to the next tab; a menu is aligned with the near edge of its button",
  render: () => (
    <div className="grid gap-6">
      <Tabs
        label="المكتبات"
        tabs={[
          { value: "own", label: "مكتبتي" },
          { value: "all", label: "استكشاف" },
          { value: "bin", label: "المهملات" },
        ]}
      >
        <TabsContent value="own">ما رفعته.</TabsContent>
        <TabsContent value="all">ما هو للجميع.</TabsContent>
        <TabsContent value="bin">ما حذفته.</TabsContent>
      </Tabs>
      <ArabicLanguages />
      <div className="flex gap-4">
        <DropdownMenu trigger={<Button>إجراءات</Button>}>
          <DropdownMenuItem>نسخ المسار مع كل نقاطه</DropdownMenuItem>
          <DropdownMenuItem>حذف</DropdownMenuItem>
        </DropdownMenu>
        <Popover label="تصفية" align="start" trigger={<Button>تصفية</Button>}>
          <p className="w-60">الإقليم والحالة وتاريخ آخر تعديل.</p>
        </Popover>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [own, all, bin] = canvas.getAllByRole("tab");
    await expect(isRightOf(own!, all!)).toBe(true);
    own!.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(all).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(bin).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(all).toHaveAttribute("aria-selected", "true");

    const languages = canvas.getAllByRole("tab").slice(3);
    languages[0]!.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(languages[1]).toHaveAttribute("aria-selected", "true");

    const filter = canvas.getByRole("button", { name: "تصفية" });
    await userEvent.click(filter);
    const panel = await page.findByRole("dialog", { name: "تصفية" });
    await waitFor(() =>
      expect(panel.getBoundingClientRect().right).toBeCloseTo(
        filter.getBoundingClientRect().right,
        0,
      ),
    );
    await userEvent.keyboard("{Escape}");

    const button = canvas.getByRole("button", { name: "إجراءات" });
    await userEvent.click(button);
    const menu = await page.findByRole("menu");
    await expect(menu).toHaveAttribute("dir", "rtl");
    await expect(within(menu).getAllByRole("menuitem")[0]).toBeVisible();
  },
};

function ArabicLanguages() {
  const [value, setValue] = useState("es");
  const languages = [
    { code: "es", label: "ES", name: "الإسبانية", state: "incomplete", missing: 1 },
    { code: "ar", label: "AR", name: "العربية", state: "complete" },
  ] as const;
  return (
    <LanguageTabs label="لغات النص" languages={languages} value={value} onValueChange={setValue}>
      <LanguagePanel code="es">
        <Field label="Nombre">
          <TextInput defaultValue="Ruta del Prado" />
        </Field>
      </LanguagePanel>
      <LanguagePanel code="ar">
        <Field label="الاسم">
          <TextInput defaultValue="مسار برادو" />
        </Field>
      </LanguagePanel>
    </LanguageTabs>
  );
}

export const Overlays: Story = {
  name: "UIK-08 A sheet and messages come from the left; the arrows turn the pages of a help from right to left",
  parameters: { layout: "fullscreen" },
  render: () => (
    <ToastProvider>
      <ArabicOverlays />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "حفظ" }));
    const toast = await page.findByText("حُفظت التغييرات");
    await expect(sideOf(toast.closest("[data-toast]")!)).toBe(
      window.innerWidth < 700 ? sideOf(document.body) : "left",
    );

    await userEvent.click(canvas.getByRole("button", { name: "مساعدة" }));
    const help = await page.findByRole("dialog", { name: "كيف تُنشئ مسارًا" });
    const previous = within(help).getByRole("button", { name: "السابق" });
    const next = within(help).getByRole("button", { name: "التالي" });
    await waitFor(() => expect(isRightOf(previous, next)).toBe(true));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(within(help).getByText("اختر التحديات.")).toBeVisible());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(within(help).getByText("ضع النقاط.")).toBeVisible());
    await userEvent.keyboard("{Escape}");

    await userEvent.click(canvas.getByRole("button", { name: "تفاصيل" }));
    const sheet = await page.findByRole("dialog", { name: "تفاصيل المسار" });
    await waitFor(() => expect(sheet.getBoundingClientRect().left).toBe(0));
  },
};

function ArabicOverlays() {
  const { show } = useToast();
  const [helps, setHelps] = useState(false);
  return (
    <div className="flex min-h-96 flex-wrap items-start gap-3 p-6">
      <Button onClick={() => show({ title: "حُفظت التغييرات" })}>حفظ</Button>
      <Button onClick={() => setHelps(true)}>مساعدة</Button>
      <Dialog
        side="right"
        title="تفاصيل المسار"
        trigger={<Button>تفاصيل</Button>}
        footer={(close) => <Button onClick={close}>إغلاق النافذة</Button>}
      >
        <p>ثلاث نقاط وجائزة.</p>
      </Dialog>
      <HelpDialog
        open={helps}
        onClose={() => setHelps(false)}
        title="كيف تُنشئ مسارًا"
        pages={[
          { figure: <span>1</span>, caption: "ضع النقاط." },
          { figure: <span>2</span>, caption: "اختر التحديات." },
          { figure: <span>3</span>, caption: "صف الجائزة." },
        ]}
      />
    </div>
  );
}

interface City {
  id: string;
  name: string;
  people: number;
}

const cities: City[] = [
  { id: "1", name: "برشلونة", people: 1_660_000 },
  { id: "2", name: "مدريد", people: 3_300_000 },
  { id: "3", name: "إشبيلية", people: 680_000 },
];
const columns: DataTableColumn<City>[] = [
  { id: "name", header: "المدينة", value: (city) => city.name },
  { id: "people", header: "السكان", value: (city) => city.people, align: "end" },
];

export const Tables: Story = {
  name: "UIK-08 Columns begin at the right; numbers end at the left",
  render: function ArabicTable() {
    const [search, setSearch] = useState("");
    return (
      <div className="grid gap-3">
        <SearchBox label="بحث" clearLabel="مسح البحث" value={search} onValueChange={setSearch} />
        <DataTable
          label="المدن"
          rows={cities}
          rowId={(city) => city.id}
          columns={columns}
          search={search}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const [name, people] = canvas.getAllByRole("columnheader");
    await expect(isRightOf(name!, people!)).toBe(true);
    const [cell] = canvas.getAllByRole("cell", { name: /3.300.000/ });
    await expect(getComputedStyle(cell!).textAlign).toBe("end");
    await userEvent.click(within(name!).getByRole("button"));
    await expect(name).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("إشبيلية");
  },
};

export const Media: Story = {
  name: "UIK-08 Time goes from left to right, progress from right to left; the left arrow goes to the next tile",
  render: () => (
    <div className="grid max-w-2xl gap-6">
      <AudioPlayer src={tone(20)} label="الترحيب" />
      <Progress label="الرفع" value={25} />
      <div className="h-80">
        <AssetGrid
          label="الموارد"
          assets={[
            { id: "a", name: "واجهة المتحف.webp", type: "image" },
            { id: "b", name: "ترحيب.mp3", type: "audio" },
            { id: "c", name: "تنين.glb", type: "model" },
          ]}
          choice="single"
          chosen={[]}
          onChosenChange={fn()}
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("slider")).direction).toBe("ltr");
    const bar = canvas.getByRole("progressbar");
    const [outer, inner] = [bar, bar.firstElementChild!].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(outer!.right - inner!.right).toBeLessThan(2);
    const grid = await canvas.findAllByRole("option");
    await expect(isRightOf(grid[0]!, grid[1]!)).toBe(true);
    grid[0]!.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getAllByRole("option")[1]).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getAllByRole("option")[0]).toHaveFocus());
  },
};

const picked = fn();

export const Maps: Story = {
  name: "UIK-08 A map is no text: east stays at the right, and its controls are at the end",
  render: () => (
    <MapPicker
      label="مكان النقطة"
      tiles={tiles}
      value={null}
      onValueChange={picked}
      locate={false}
    />
  ),
  play: async ({ canvas }) => {
    picked.mockClear();
    const map = await drawnMap(canvas);
    await expect(sideOf(canvas.getByRole("button", { name: "تقريب" }))).toBe("left");
    await press(map, 100, 0);
    await waitFor(() => expect(picked).toHaveBeenCalledOnce());
    const [position] = lastPick(picked);
    await expect(position.lon).toBeCloseTo(-3.7038 + 0.01717, 3);
  },
};

export const Layout: Story = {
  name: "UIK-08 Lists at the side, sections and links begin at the right, and their arrows point to the left",
  // In letters of the library's own font, so that the picture is the same on every machine.
  tags: ["snapshot"],
  decorators: [
    (Story) => (
      <UiLabelsProvider labels={{ ...englishLabelSet, direction: "rtl" }}>
        <Story />
      </UiLabelsProvider>
    ),
  ],
  render: () => (
    <div className="grid grid-cols-[12rem_1fr] gap-6">
      <SideList
        label="Seccions"
        items={[
          { id: "s-mine", label: "La meva experiència", state: "complete" },
          { id: "s-story", label: "Narrativa", state: "incomplete" },
        ]}
      />
      <div className="grid gap-4">
        <Section id="s-mine" title="La meva experiència" hint="Nom i descripció.">
          <Field label="Nom" counter={{ length: 14, max: 40 }}>
            <TextInput defaultValue="Ruta del Prado" />
          </Field>
        </Section>
        <Section id="s-story" title="Narrativa" defaultOpen={false}>
          Res.
        </Section>
        <QuickLinkCard label="Les meves rutes" description="Tres esborranys." href="#s-mine" />
        <Progress label="Espai" value={25} showValue />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole("navigation", { name: "Seccions" });
    await expect(sideOf(list)).toBe("right");
    const arrow = canvas
      .getByRole("link", { name: /Les meves rutes/ })
      .querySelector("svg:last-of-type")!;
    await expect(getComputedStyle(arrow).scale).toBe("-1 1");
  },
};
