/** The stages of a job at 10x, in order: the lines until each, the level that it brings, its message and question. */
import type { State } from "./state"

export type Answer = { label: string; says: string }

export type Stage = {
  id: string
  /** Lines since the stage before; it comes without them after `latest` seconds. */
  need: number
  latest: number
  /** The level that it brings, in tenths of x. */
  tenths: number
  says: string
  /** Answers to `says`, of which the first is taken for granted if nobody gives one. */
  answers?: readonly Answer[]
}

export const stages: readonly Stage[] = [
  {
    id: "duck",
    need: 6,
    latest: 8,
    tenths: 11,
    says: "A rubber duck has landed on your monitor. It wants to hear about the code.",
  },
  {
    id: "intern",
    need: 48,
    latest: 45,
    tenths: 13,
    says: "{intern}, the intern, would like to help.",
    answers: [
      {
        label: "Let {intern} help",
        says: "{intern} has found the keyboard. {intern} has also found production.",
      },
      {
        label: "Let {intern} watch",
        says: "{intern} takes notes. The first page says 'why?'. So does the second.",
      },
    ],
  },
  {
    id: "coffee",
    need: 280,
    latest: 110,
    tenths: 15,
    says: "A coffee machine has been delivered. You signed for it, apparently. Try it.",
  },
  {
    id: "ship",
    need: 960,
    latest: 110,
    tenths: 18,
    says: "The customer wants it by Friday. It is Friday.",
    answers: [
      { label: "Ship it now", says: "It is live. So are the bugs." },
      {
        label: "Test it first",
        says: "Nobody writes for twenty seconds. People ask whether you are all right.",
      },
    ],
  },
  {
    id: "meeting",
    need: 2_600,
    latest: 110,
    tenths: 22,
    says: "You have been invited to a meeting about why it takes so long.",
  },
  {
    id: "tester",
    need: 1_800,
    latest: 110,
    tenths: 26,
    says: "Aino the tester and Kari the contractor have come for the same chair.",
    answers: [
      { label: "Take Aino", says: "Aino has pressed one key. She has been writing for a while." },
      {
        label: "Take Kari",
        says: "Kari is here for two weeks. He was here for two weeks nine years ago as well.",
      },
    ],
  },
  {
    id: "framework",
    need: 2_800,
    latest: 110,
    tenths: 31,
    says: "A new framework came out this morning. By noon, yours is old.",
    answers: [
      { label: "Rewrite everything", says: "It is all gone. It will be much nicer. Help them type." },
      { label: "Keep the old one", says: "Yours is called legacy now. It works, which makes it worse." },
    ],
  },
  {
    id: "model",
    need: 4_400,
    latest: 110,
    tenths: 40,
    says: "A language model has been plugged in. “Great question!” it says. Nobody had asked one. It has a switch.",
  },
  {
    id: "chart",
    need: 17_000,
    latest: 110,
    tenths: 48,
    says: "Your manager has hung up a chart and wants to know what to put in it.",
    answers: [
      { label: "Lines written", says: "Everybody writes more lines. Some of them are blank." },
      { label: "Bugs fixed", says: "Everybody fixes bugs now. To fix them, they make them first." },
    ],
  },
  {
    id: "reorg",
    need: 24_000,
    latest: 110,
    tenths: 57,
    says: "There has been a reorganisation. All the desks have moved. Who is your boss?",
    answers: [
      { label: "The duck", says: "You report to the duck. Meetings are half as long. It lets you finish." },
      { label: "{intern}", says: "You report to {intern}, who has hired more interns." },
    ],
  },
  {
    id: "fire",
    need: 32_000,
    latest: 110,
    tenths: 66,
    says: "Production is on fire. The bugs have found a way out of the window.",
  },
  {
    id: "speech",
    need: 29_000,
    latest: 110,
    tenths: 76,
    says: "All hands! The founder has said “family”. Somebody claps.",
  },
  {
    id: "blame",
    need: 30_000,
    latest: 110,
    tenths: 88,
    says: "Who started the fire? The log says it was you. Nobody has read the log.",
    answers: [
      { label: "It was me", says: "It went very quiet. Then somebody brought you a bun." },
      {
        label: "It was {intern}",
        says: "{intern} has packed a box, and left you the notes. They are good notes.",
      },
      { label: "It was the duck", says: "The duck did not defend itself. The monitor looks bare." },
      { label: "It was the model", says: "It apologised for the fire, for two other fires, and for Rome." },
    ],
  },
  {
    id: "promotion",
    need: 55_000,
    latest: 110,
    tenths: 100,
    says: "Congratulations. You are a 10x developer. That makes you a manager. Please hand in your key.",
  },
  {
    id: "exit",
    need: 90_000,
    latest: 40,
    tenths: 100,
    says: "HR has one question for the file. Would you do it again?",
    answers: [
      { label: "Yes", says: "HR has written down “no”, to be on the safe side." },
      { label: "No", says: "HR nods. That was also the answer of the last nine." },
      { label: "Do what?", says: "HR has closed the file. It was the best answer they have had." },
    ],
  },
]

/** The seconds after which the first answer is taken for granted. */
export const patienceSeconds = 60

const interns = ["Onni", "Eeli", "Helmi", "Otso"]

/** Fills the intern's name in: a new one for each job, since the last one is somebody's boss by then. */
export function withNames(text: string, { figures }: Pick<State, "figures">): string {
  return text.replaceAll("{intern}", interns[(figures.runs - 1) % interns.length] ?? "")
}

export function stageOf(id: string | null): Stage | undefined {
  return stages.find(stage => stage.id === id)
}

/** Returns whether a stage has been reached. */
export function has(state: State, id: string): boolean {
  return stages.findIndex(stage => stage.id === id) < state.stage
}

/** Returns whether there is a coffee machine: delivered, or brought from the job before. */
export function hasCoffee(state: State): boolean {
  return has(state, "coffee") || state.keepsakes.includes("coffee")
}

/** Returns how near the next stage is, from 0 to 1. */
export function progressOf(state: State): number {
  const stage = stages[state.stage]
  if (!stage) return 1
  return Math.min(1, Math.max(state.made / stage.need, state.since / stage.latest))
}

/** Returns whether the visitor has been promoted, and so has no key any more. */
export function isManager(state: State): boolean {
  return has(state, "promotion")
}
