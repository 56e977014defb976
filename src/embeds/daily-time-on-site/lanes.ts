/** Who runs against a visitor that sits, and how long each takes: the short ones of what else could have been done. */
import { type Instead, instead } from "./logic"

export type Runner = "light" | "bolt" | "flyer" | "diskette" | "sunlight"

export type Lane = {
  runner: Runner
  name: string
  /** What is written at the end of the lane. */
  finish: string
  /** Seconds from start to finish. */
  seconds: number
  /** Whether it goes back and forth for ever: a round is there and back again, in `seconds`. */
  returns: boolean
  /** What is said when it is home. */
  home: string
}

const secondsOf = (part: string) => (instead.find(({ what }) => what.includes(part)) as Instead).seconds

/** Fastest first. */
export const lanes: readonly Lane[] = [
  {
    runner: "light",
    name: "Light",
    finish: "Moon",
    seconds: secondsOf("light to the Moon"),
    returns: true,
    home: "Light has been to the Moon and back. It does not stop to look.",
  },
  {
    runner: "bolt",
    name: "Usain Bolt",
    finish: "100 m",
    seconds: secondsOf("Usain Bolt"),
    returns: false,
    home: "Bolt is home. You have not left the chair.",
  },
  {
    runner: "flyer",
    name: "The Wright brothers",
    finish: "37 m",
    seconds: secondsOf("Wright brothers"),
    returns: false,
    home: "The first flight is over. The chair is still on the ground.",
  },
  {
    runner: "diskette",
    name: "A diskette, by modem",
    finish: "1.44 MB",
    seconds: secondsOf("diskette"),
    returns: false,
    home: "The diskette is through. You could have carried it.",
  },
  {
    runner: "sunlight",
    name: "Light from the Sun",
    finish: "Earth",
    seconds: secondsOf("light from the Sun"),
    returns: false,
    home: "What left the Sun when you sat down is on your shoulder.",
  },
]

/** What is said from the starting shot on. */
export const start = "They are off. You have chosen the chair."
