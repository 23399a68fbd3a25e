import { AssetPicker, type PickableAsset } from "@panel/ui/asset-picker";
import { AudioPlayer } from "@panel/ui/audio-player";
import { LanguagePanel, LanguageTabs } from "@panel/ui/language-tabs";
import { MapPicker, type Position } from "@panel/ui/map-picker";
import { ModelViewer } from "@panel/ui/model-viewer";

// Compiled, never run: each expected error is a mistake that a caller cannot make.

const nothing = () => {};

interface Cover extends PickableAsset {
  width: number;
}

const covers: readonly Cover[] = [];
const untitled = { open: true, assets: covers, onClose: nothing };
const picker = { ...untitled, title: "Choose the cover" };

export const pickers = {
  own: <AssetPicker {...picker} onChoose={(cover) => cover.width} />,
  // @ts-expect-error -- what is chosen is what was offered, and has no height
  other: <AssetPicker {...picker} onChoose={(cover) => cover.height} />,
  // @ts-expect-error -- a window needs its name
  unnamed: <AssetPicker {...untitled} onChoose={nothing} />,
  // @ts-expect-error -- five types, no others
  types: <AssetPicker {...picker} types={["picture"]} onChoose={nothing} />,
  judged: <AssetPicker {...picker} validate={async () => "Too small"} onChoose={nothing} />,
  // @ts-expect-error -- a refusal says why
  refused: <AssetPicker {...picker} validate={() => false} onChoose={nothing} />,
};

const tiles = { url: "/{z}/{x}/{y}", attribution: "© Somebody" };
const map = { label: "Place", tiles, onValueChange: (_place: Position) => {} };

export const maps = {
  none: <MapPicker {...map} value={null} />,
  own: <MapPicker {...map} defaultValue={null} />,
  // @ts-expect-error -- a place has names, for the order of a pair is never sure
  pair: <MapPicker {...map} value={[40.4, -3.7]} />,
  // @ts-expect-error -- who made a map is named on it
  unsigned: <MapPicker {...map} value={null} tiles={{ url: "/{z}/{x}/{y}" }} />,
  // @ts-expect-error -- a map needs its name
  unnamed: <MapPicker tiles={tiles} value={null} onValueChange={nothing} />,
  gestures: (
    <MapPicker
      {...map}
      value={null}
      // @ts-expect-error -- six gestures, no others
      onValueChange={(_place, gesture) => gesture === "tap"}
    />
  ),
};

const model = { label: "A box", source: "/box.glb" };

export const models = {
  scaled: <ModelViewer {...model} scale={0.5} autoPlay={false} />,
  // @ts-expect-error -- a number, the same for all directions
  scaledApart: <ModelViewer {...model} scale={[1, 2, 1]} />,
  // @ts-expect-error -- what turns needs its name
  unnamed: <ModelViewer source="/box.glb" />,
  // @ts-expect-error -- two grounds, no others
  ground: <ModelViewer {...model} defaultGround="blue" />,
  // @ts-expect-error -- bytes come with a name, or as a file
  bytes: <ModelViewer label="A box" source={new Uint8Array()} />,
  filled: (
    // @ts-expect-error -- the viewer is the one thing in its frame
    <ModelViewer label="A box" source="/box.glb">
      A box
    </ModelViewer>
  ),
};

const tabs = { label: "Language", value: "ca", onValueChange: nothing };

export const languages = {
  counted: (
    <LanguageTabs
      {...tabs}
      languages={[{ code: "ca", label: "CA", state: "incomplete", missing: 2, errors: 1 }]}
    />
  ),
  // @ts-expect-error -- how far each language has come is said
  stateless: <LanguageTabs {...tabs} languages={[{ code: "ca", label: "CA" }]} />,
  // @ts-expect-error -- three states; errors are counted beside them
  failed: <LanguageTabs {...tabs} languages={[{ code: "ca", label: "CA", state: "error" }]} />,
  // @ts-expect-error -- held by the caller alone
  own: <LanguageTabs label="Language" languages={[]} defaultValue="ca" />,
  // @ts-expect-error -- a panel belongs to a language
  panel: <LanguagePanel>Text</LanguagePanel>,
};

export const sounds = {
  named: <AudioPlayer src="/a.mp3" label="the welcome" peaks={[0, 1]} />,
  // @ts-expect-error -- its button says which sound
  unnamed: <AudioPlayer src="/a.mp3" />,
  // @ts-expect-error -- nothing plays by itself
  byItself: <AudioPlayer src="/a.mp3" label="the welcome" autoPlay />,
};
