/** Lessons learned by a rewrite, one of three offered each time, and the backgrounds to start a career with. */
import type { State } from "./career"
import type { Effect } from "./modifiers"

export type Lesson = { id: string; name: string; about: string; effect: Effect }

/** All lessons. A learned lesson stays for the rest of the career. */
export const lessons: readonly Lesson[] = [
  {
    id: "no",
    name: "Saying no",
    about: "It is a whole sentence. It turns out people knew it.",
    effect: { decline: 0 },
  },
  {
    id: "listening",
    name: "Listening",
    about: "Most of the specification was in the second half of what they said.",
    effect: { attend: 2 },
  },
  {
    id: "ending",
    name: "Ending a meeting when it is over",
    about: "Somebody has to stand up first. Now it is you.",
    effect: { meeting: 0.5 },
  },
  {
    id: "mail",
    name: "Answering tomorrow",
    about: "By then half of it has answered itself.",
    effect: { inbox: 0, mail: 1.1 },
  },
  {
    id: "fingers",
    name: "Typing with ten fingers",
    about: "The other eight were there all along.",
    effect: { hand: 4 },
  },
  {
    id: "asking",
    name: "Asking early",
    about: "The stupid question takes a minute. The clever silence took a quarter.",
    effect: { team: 1.25 },
  },
  {
    id: "names",
    name: "Giving names",
    about: "No more data2. There is still one data3, but it is load-bearing.",
    effect: { debt: 0.6 },
  },
  {
    id: "deleting",
    name: "Deleting code",
    about: "It is all in the history, for those who read history.",
    effect: { refactor: 0.5, debt: 0.9 },
  },
  {
    id: "testing",
    name: "Testing what hurts",
    about: "You know where. You have always known where.",
    effect: { bugs: 0.7 },
  },
  {
    id: "log",
    name: "Reading the log first",
    about: "It said so in the first line, in capitals.",
    effect: { fix: 2, tester: 1.5 },
  },
  {
    id: "thrift",
    name: "Buying less",
    about: "You asked what it was for, and the salesman went quiet.",
    effect: { prices: 0.85 },
  },
  {
    id: "five",
    name: "Going home at five",
    about: "It went on without you. Both of you are better for it.",
    effect: { team: 1.1, away: 2 },
  },
]

export function lessonOf(id: string): Lesson | undefined {
  return lessons.find(lesson => lesson.id === id)
}

export type Background = State["background"]

/** Starting backgrounds. Statistics are kept for each separately. */
export const backgrounds: Record<Background, { name: string; about: string; effect: Effect }> = {
  "self-taught": {
    name: "Self-taught",
    about: "You looked at the source of a page once, and could not look away.",
    effect: {},
  },
  bootcamp: {
    name: "At a bootcamp",
    about: "Twelve weeks, one to-do list, and no fear.",
    effect: { hand: 2, debt: 1.5 },
  },
  university: {
    name: "At university",
    about: "Six years. You can prove that it works, and have not tried.",
    effect: { bugs: 0.6, prices: 1.1 },
  },
  nurse: {
    name: "A nurse",
    about: "You have seen real emergencies. This is a website.",
    effect: { attend: 2, meeting: 0.5, team: 0.95 },
  },
}
