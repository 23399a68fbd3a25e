import type { SoundEdit } from "@panel/domain/source-sounds";
import type { ChooseSound } from "@panel/media/sounds/prepare-sound";
import { useState } from "react";
import { SoundEditor } from "./SoundEditor.tsx";

interface Question {
  name: string;
  sound: AudioBuffer;
  edit: SoundEdit;
  answer(edit: SoundEdit | undefined): void;
}

/** Asks what is done to a sound. */
export function useSoundChoice() {
  const [question, setQuestion] = useState<Question>();
  const choose: ChooseSound = ({ name }, sound, edit) =>
    new Promise((resolve) => setQuestion({ name, sound, edit, answer: resolve }));
  const answer = (edit?: SoundEdit) => {
    question?.answer(edit);
    setQuestion(undefined);
  };
  return {
    choose,
    question: question && (
      <SoundEditor
        name={question.name}
        sound={question.sound}
        edit={question.edit}
        onDone={answer}
        onClose={() => answer()}
      />
    ),
  };
}
