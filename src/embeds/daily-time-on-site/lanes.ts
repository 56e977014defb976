/** The runners in the race against the seated visitor, each at its true pace, and the answers of those who are passed. */
import { type Instead, instead } from "./logic"

export type Runner = "light" | "bolt" | "flyer" | "sunlight" | "diskette" | "paint" | "sloth" | "bar"

export type Lane = {
  runner: Runner
  name: string
  /** The label at the end of the lane. */
  finish: string
  /** The time from start to finish; for a return trip, there and back. */
  seconds: number
  /** The time as the lane names it; by default to the second. */
  pace?: string
  /** True if the runner goes back and forth forever. */
  returns?: boolean
  /** The share of the lane that is behind the runner when the visitor comes; by default 0. */
  begins?: number
  /** The message on arrival. */
  home: string
  /** The answer on being passed by somebody who is carried. */
  dragged: string
  /** The answers on being passed by somebody who sits: at once, and when asked again. */
  cross?: readonly [string, string]
}

/** The visitor's time from the start to "later", in seconds. */
export const sittingSeconds = 90

const secondsOf = (part: string) => (instead.find(({ what }) => what.includes(part)) as Instead).seconds

/** Two hours until a coat of wall paint may be touched. */
const paintSeconds = 7200
/** 100 metres by a three-toed sloth on the ground, at some 2 metres a minute. */
const slothSeconds = 3000
/** The last per cent, which has not moved since. */
const barSeconds = 1e9

export const lanes: readonly Lane[] = [
  {
    runner: "light",
    name: "Light",
    finish: "Moon",
    seconds: secondsOf("light to the Moon"),
    returns: true,
    home: "Light has been to the Moon and back. It didn't stop to look.",
    dragged: "You are dragged past light. It says it was on its way back anyway.",
  },
  {
    runner: "bolt",
    name: "Usain Bolt",
    finish: "100 m",
    seconds: secondsOf("Usain Bolt"),
    home: "Bolt is home. You have not left the chair.",
    dragged: "You are dragged past Bolt. “Is that a chair?” It is a chair.",
  },
  {
    runner: "flyer",
    name: "The Wright brothers",
    finish: "37 m",
    seconds: secondsOf("Wright brothers"),
    home: "The first flight is over. The chair is still on the ground.",
    dragged: "You are dragged past the Wrights. “No wings,” says Orville, and makes a note.",
  },
  {
    runner: "sunlight",
    name: "Light from the Sun",
    finish: "Earth",
    seconds: secondsOf("light from the Sun"),
    home: "What left the Sun when you sat down is on your shoulder.",
    dragged: "“A hand,” says the sunlight. “On me they leave no prints.”",
    cross: [
      "You have passed sunlight. “I came from the Sun for this.” It turns its back.",
      "“I am not speaking to you,” says the sunlight. “I have a plant to see to.”",
    ],
  },
  {
    runner: "diskette",
    name: "A diskette, by modem",
    finish: "1.44 MB",
    seconds: secondsOf("diskette"),
    begins: 0.09,
    home: "The diskette is through. You could have carried it.",
    dragged: "“Fingers off,” says the diskette. “You will wipe me.”",
    cross: [
      "“Get off the line,” says the diskette. “Mother is expecting a call.”",
      "“1.44 megabytes,” says the diskette, “and none of them is for you.”",
    ],
  },
  {
    runner: "paint",
    name: "Paint, drying",
    finish: "dry",
    seconds: paintSeconds,
    pace: "2 h",
    begins: 0.42,
    home: "The paint is dry. You watched all of it.",
    dragged: "“Wet!” says the paint. It is on your sleeve now.",
    cross: [
      "“I was here first,” says the paint. It is so cross that it runs.",
      "“Lean on me,” says the paint. “Go on. Lean.”",
    ],
  },
  {
    runner: "sloth",
    name: "A sloth",
    finish: "100 m",
    seconds: slothSeconds,
    pace: "50 min",
    begins: 0.62,
    home: "The sloth is home. It will be told tomorrow.",
    dragged: "The sloth raises an arm against the hand. It will be up by Thursday.",
    cross: [
      "“Hey,” says the sloth. It began the word before you came.",
      "“...you,” says the sloth. That was the rest of it.",
    ],
  },
  {
    runner: "bar",
    name: "A progress bar",
    finish: "100 %",
    seconds: barSeconds,
    pace: "at 99 % since 1998",
    begins: 0.91,
    home: "The progress bar is done.",
    dragged: "“No pushing,” says the bar. “I am nearly there.”",
    cross: [
      "“99 % since 1998,” says the bar, “and then furniture.” It starts over.",
      "“One per cent already,” says the bar. “Don't look at me like that.”",
    ],
  },
]

/** The message at the start. */
export const start = "They are off. You have chosen the chair."
/** The messages at the end of the sitting, and some time after it. */
export const won = "It is later. Nobody is left to pass. You win by sitting, and get a medal."
export const protested = "The others protest: you had no shoes on. You keep the medal. It is a coaster."
/** The time from the end to the protest, in seconds. */
export const protestAfter = 10
