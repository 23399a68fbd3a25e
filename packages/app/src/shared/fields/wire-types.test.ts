import type {
  GymkhanaForm,
  GymkhanaRecord,
  MapPointForm,
  MapPointMinigame,
  MapPointRecord,
  NewMapPointForm,
} from "@panel/api-client/panel";
import type {
  fromExperienceRecord,
  toExperienceRecord,
} from "@panel/domain/experience/experience-record";
import type { fromPointRecord, toPointRecord } from "@panel/domain/experience/point-record";
import type { experienceWire, pointWire } from "@panel/domain/experience/wire";
import { expectTypeOf, test } from "vitest";

type ExperienceSent = ReturnType<typeof experienceWire.toForm>;
type PointSent = ReturnType<typeof pointWire.toForm>;
/** Names that only one of two types has. */
type Differing<A, B> = Exclude<A, B> | Exclude<B, A>;
/** Compiles only without names; the compiler's error lists them. */
type None<Names extends never> = Names;
type Item<List> = List extends readonly (infer T)[] ? T : never;

/** Names of a form that are not authored content. */
type AboutExperience =
  | "gymId"
  | "version"
  | "requestId"
  | "isCorrection"
  | "idUser"
  | "mapPoints"
  | "mapPointsCount";
type AboutPoint =
  | "mappointId"
  | "mappointGymId"
  | "version"
  | "requestId"
  | "isCorrection"
  | "idUser"
  | "Qtype";

test("EXP-11 the codec's form of an experience has the names of the contract and no others", () => {
  expectTypeOf<
    None<Differing<keyof ExperienceSent, Exclude<keyof GymkhanaForm, AboutExperience>>>
  >().toBeNever();
  expectTypeOf<ExperienceSent>().toExtend<GymkhanaForm>();
  expectTypeOf<Omit<GymkhanaForm, AboutExperience>>().toExtend<Partial<ExperienceSent>>();
});

test("PNT-03 the codec's form of a point has the names of the contract and no others", () => {
  type Written = Exclude<keyof NewMapPointForm, AboutPoint>;
  expectTypeOf<None<Differing<keyof PointSent, Written>>>().toBeNever();
  expectTypeOf<None<Differing<Exclude<keyof MapPointForm, AboutPoint>, Written>>>().toBeNever();
  expectTypeOf<PointSent>().toExtend<Partial<NewMapPointForm>>();
  expectTypeOf<Omit<MapPointForm, AboutPoint>>().toExtend<Partial<PointSent>>();
});

test("EXP-11 the codec reads all authored content of an experience's record", () => {
  expectTypeOf<GymkhanaRecord>().toExtend<Parameters<typeof fromExperienceRecord>[0]>();
  type Written = ReturnType<typeof toExperienceRecord>;
  /** Names of a record that are not authored content. Collaborators are read from their own rows. */
  type About =
    | "id"
    | "version"
    | "idUser"
    | "state"
    | "mappoints"
    | "gymprivate"
    | "editors"
    | "mappointardesc"
    | "library"
    | "mappointMinigames";
  expectTypeOf<None<Differing<keyof Written, Exclude<keyof GymkhanaRecord, About>>>>().toBeNever();
  expectTypeOf<
    None<Differing<keyof Item<Written["rewards"]>, keyof Item<GymkhanaRecord["rewards"]>>>
  >().toBeNever();
  expectTypeOf<
    None<Differing<keyof Item<Written["gymcredits"]>, keyof Item<GymkhanaRecord["gymcredits"]>>>
  >().toBeNever();
  expectTypeOf<
    None<
      Differing<keyof Item<Written["mappointstory"]>, keyof Item<GymkhanaRecord["mappointstory"]>>
    >
  >().toBeNever();
});

test("PNT-03 the codec reads all authored content of a point's record", () => {
  expectTypeOf<MapPointRecord["point"]>().toExtend<Parameters<typeof fromPointRecord>[0]>();
  expectTypeOf<MapPointRecord>().toExtend<Parameters<typeof fromPointRecord>[1]>();
  type Written = ReturnType<typeof toPointRecord>;
  expectTypeOf<
    None<Differing<keyof Written, Exclude<keyof MapPointRecord, "library">>>
  >().toBeNever();
  expectTypeOf<
    None<Differing<keyof Written["point"], Exclude<keyof MapPointRecord["point"], "version">>>
  >().toBeNever();
  expectTypeOf<
    None<
      Differing<keyof Item<Written["mappointstory"]>, keyof Item<MapPointRecord["mappointstory"]>>
    >
  >().toBeNever();
  expectTypeOf<
    None<
      Differing<keyof Item<Written["mappointardesc"]>, keyof Item<MapPointRecord["mappointardesc"]>>
    >
  >().toBeNever();
  type Contract = Required<MapPointMinigame>;
  type Games = Item<Written["mappointMinigames"]>;
  expectTypeOf<Games>().toExtend<MapPointMinigame>();
  expectTypeOf<None<Differing<keyof Games, keyof MapPointMinigame>>>().toBeNever();
  type Game = Exclude<keyof MapPointMinigame, "IdMappoint" | "Type">;
  type DifferingOf = { [Name in Game]: Differing<keyof Games[Name], keyof Contract[Name]> };
  expectTypeOf<None<DifferingOf[Game]>>().toBeNever();
});
