/** The course of an exam: the teacher turns round, notes fly or are caught, and Pertti writes. */
import { useState } from "react"
import { useDrawn } from "../../hooks/browser/drawn"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { useTicks } from "../../kits/motion/useTicks"
import { drawExam, encode, type Given, type Mood, maxCaught, moodMs, nextMood } from "./logic"
import type { Question } from "./schema"

/** The time of a note in the air, in milliseconds. */
export const flightMs = 650
/** The time in which an answer's reaction can be read, and in which nothing else happens. */
export const readMs = 3400
/** The time after which Pertti writes something of his own. */
export const patienceMs = 22_000

const start = "Pertti knows nothing. Pass him a note."

type Stage = "first" | "asks" | "flies" | "reacts"
type State = {
  stage: Stage
  mood: Mood
  moodMs: number
  given: Given[]
  message: string
  written: string
  reads: string | null
  turned: boolean
  note: number
}

const fresh: State = {
  stage: "first",
  mood: "writes",
  moodMs: 2500,
  given: [],
  message: start,
  written: "",
  reads: null,
  turned: false,
  note: 0,
}

export function useExam(questions: readonly Question[], onDone: (code: string) => void) {
  const drawn = useDrawn(() => drawExam(questions, random))
  const [redrawn, setRedrawn] = useState<number[] | null>(null)
  const [state, setState] = useState(fresh)
  const [lifted, setLifted] = useState<number | null>(null)
  const moves = useMotion()
  const order = redrawn ?? drawn ?? questions.map((_, i) => i)
  const { stage, mood, given } = state
  const count = given.length
  // The question that was answered stays on the board until its reaction has been read.
  const index = (stage === "reacts" ? given.at(-1)?.question : order[count]) ?? 0
  const asked = questions[index] as Question
  const caughtBefore = given.filter(({ answer }) => answer === "caught").length
  /** Calm mode gives twice the time. */
  const pace = moves ? 1 : 2

  const answered = (answer: Given["answer"], more: Partial<State>) =>
    setState({
      ...state,
      stage: "reacts",
      given: [...given, { question: index, answer }],
      turned: false,
      ...more,
    })

  const caught = (note: number) => {
    setLifted(null)
    const words = asked.answers[note]?.note ?? ""
    const left = maxCaught - 1 - caughtBefore
    const end =
      left === 0
        ? "That was the third."
        : left === 1
          ? "Once more, she says."
          : "She puts it in a drawer of notes."
    answered("caught", {
      mood: "looks",
      reads: words,
      written: "",
      message: `She reads it aloud to the class: “${words}.” ${end}`,
    })
  }
  const pass = (note: number) => {
    if (stage === "flies" || stage === "reacts") return
    if (mood === "looks") return caught(note)
    setState({ ...state, stage: "flies", note, message: "The note is in the air." })
  }
  const land = () => {
    const answer = asked.answers[state.note]
    if (!answer) return
    answered(state.note as 0 | 1 | 2, {
      message: answer.happens,
      written: answer.note,
      turned: state.note !== 0,
    })
  }
  const goOn = () => {
    const failed = given.filter(({ answer }) => answer === "caught").length >= maxCaught
    if (failed || count >= Math.min(order.length, 6)) return onDone(encode(given))
    const reply = count === 2 ? "Pertti passes you a note. It says: HOW LONG IS IT. " : ""
    setState({
      ...state,
      stage: "asks",
      mood: "writes",
      moodMs: moodMs("writes", count, random) * pace,
      message: `${reply}Question ${count + 1} of 6.`,
      written: "",
      reads: null,
      turned: reply !== "",
    })
  }
  const turn = () => {
    const next = nextMood(mood, count, random)
    if (next === "looks" && stage === "flies") return caught(state.note)
    if (next === "looks" && lifted !== null) return caught(lifted)
    const message =
      next === "listens"
        ? "The chalk stops."
        : next === "looks"
          ? "She looks. Hide the notes."
          : "She writes again."
    setState({
      ...state,
      mood: next,
      moodMs: moodMs(next, count, random) * pace,
      message: stage === "asks" ? message : state.message,
    })
  }
  useTicks(stage === "asks" || stage === "flies", state.moodMs, turn)
  useTicks(stage === "flies", flightMs, land)
  useTicks(stage === "reacts", readMs * pace, goOn)
  useTicks(stage === "asks", patienceMs * pace, () =>
    answered("own", {
      written: asked.own.writes,
      message: `He can't wait any longer. He has written: ${asked.own.writes}`,
      turned: true,
    }),
  )
  return {
    ...state,
    asked,
    flying: stage === "flies",
    pass,
    lift: setLifted,
    restart: () => {
      setRedrawn(drawExam(questions, random))
      setState(fresh)
    },
  }
}
