import { AvatarField } from "@panel/ui/avatar-field";
import { CommandPalette } from "@panel/ui/command-palette";
import { CopyButton } from "@panel/ui/copy-button";
import { InlineMessage } from "@panel/ui/inline-message";
import { TopBar } from "@panel/ui/top-bar";
import { DropZone, Upload } from "@panel/ui/upload";

// Compiled, never run: each expected error is a mistake that a caller cannot make.

const nothing = () => {};
const sent = async () => {};

export const uploads = {
  upload: <Upload label="Files" transfer={async (file, { signal }) => void [file, signal]} />,
  // @ts-expect-error -- the list of files needs a name
  unnamed: <Upload transfer={sent} />,
  // @ts-expect-error -- files are sent somehow
  unsent: <Upload label="Files" />,
  // @ts-expect-error -- its end is a promise's
  notWaitedFor: <Upload label="Files" transfer={nothing} />,
  // @ts-expect-error -- the files go to the transfer alone
  alsoHandedOut: <Upload label="Files" transfer={sent} onFiles={nothing} />,
  zone: <DropZone onFiles={(files: File[]) => void files} />,
  // @ts-expect-error -- a zone hands out what it takes
  deafZone: <DropZone />,
  // @ts-expect-error -- bytes
  sizeInWords: <DropZone onFiles={nothing} maxSize="2 MB" />,
};

export const avatars = {
  unchanged: <AvatarField name="Núria" value={undefined} onValueChange={nothing} />,
  removed: <AvatarField name="Núria" value={null} onValueChange={nothing} />,
  // @ts-expect-error -- an address is what is stored, not what is chosen
  address: <AvatarField name="Núria" value="/nuria.png" onValueChange={nothing} />,
  // @ts-expect-error -- whose picture it is
  nobody: <AvatarField value={undefined} onValueChange={nothing} />,
};

const held = { open: true, onOpenChange: nothing };

export const others = {
  palette: (
    <CommandPalette
      {...held}
      groups={[{ label: "Go to", commands: [{ id: "users", label: "Users", onRun: nothing }] }]}
    />
  ),
  // @ts-expect-error -- a command does something
  idle: <CommandPalette {...held} groups={[{ label: "", commands: [{ id: "a", label: "A" }] }]} />,
  // @ts-expect-error -- something is copied
  emptyCopy: <CopyButton label="Copy" />,
  // @ts-expect-error -- a message says how it is meant
  unmeant: <InlineMessage>Saved</InlineMessage>,
  // @ts-expect-error -- two navigations of one name cannot be told apart
  unnamedBar: <TopBar logo="Explorar" />,
};
