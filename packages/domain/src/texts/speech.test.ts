import fc from "fast-check";
import { expect, test } from "vitest";
import { isSpeechOutdated, speechHash, SPOKEN_TEXTS, spokenText } from "./speech.ts";

test("the stories of an experience and of its points have an audio beside their text", () => {
  expect([...SPOKEN_TEXTS.experience]).toEqual([["story.text", "story.audio"]]);
  expect([...SPOKEN_TEXTS.point]).toEqual([["story.text", "story.audio"]]);
});

test("a text is the one that was spoken, whatever stands around it and however its accents are written", () => {
  const hash = speechHash("La Puerta de Alcalá");
  expect(speechHash(" La Puerta de Alcalá\n".normalize("NFD"))).toBe(hash);
  expect(hash).toMatch(/^[0-9a-f]{14}$/);
  // Audios that were made before have this one.
  expect(hash).toBe("0e349164c0b13a");
});

test("texts of one letter's difference have another hash", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.string(), (text, at, other) => {
      const place = at % text.length;
      const changed = text.slice(0, place) + other + text.slice(place + 1);
      expect(speechHash(changed) === speechHash(text)).toBe(
        spokenText(changed) === spokenText(text),
      );
    }),
  );
});

test("an audio is outdated once the text in its language is another one", () => {
  const speech = { hash: speechHash("Agua"), language: "cas" } as const;
  expect(isSpeechOutdated(speech, "cas", " Agua ")).toBe(false);
  expect(isSpeechOutdated(speech, "cas", "Agua fría")).toBe(true);
  // The same audio serves another language that has none of its own.
  expect(isSpeechOutdated(speech, "cat", "Aigua")).toBe(false);
  expect(isSpeechOutdated(speech, "cas", " ")).toBe(false);
  expect(isSpeechOutdated(undefined, "cas", "Agua")).toBe(false);
});
